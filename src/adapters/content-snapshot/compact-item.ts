import { hash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type ContentItem, type InLanguage, idOf } from "../../domain/content/content-item.ts";
import type { NewsArticle } from "../../domain/content/page.ts";
import { noteReferences, referencesOf } from "../../domain/content/references.ts";

/** Texts of a few kilobytes need no larger window, whose memory takes most of the time. */
const WINDOW = { windowBits: 13 };
/** Faster than the default, and hardly larger. */
const DEFLATE = { level: 1, ...WINDOW };

/** 16 characters of base64 are 96 bits. */
const VERSION_LENGTH = 16;

/** The article that was read last. Readers of one of its fields often read all of them. */
let latest: { readonly of: NewsArticle; readonly whole: NewsArticle } | undefined;

/** The JSON of the items of articles, compressed. */
const compressed = new WeakMap<NewsArticle, Uint8Array<ArrayBuffer>>();
/** The same by items: another item can have the article, and say other things beside it. */
const compressedItems = new WeakMap<ContentItem, Uint8Array<ArrayBuffer>>();
const hashes = new WeakMap<ContentItem, string>();

/** The same getters for all articles, so that V8 describes the shape of all of them once. */
const STORED_FIELDS = {
  body: fieldOf(({ body }) => body),
  meta: fieldOf(({ meta }) => meta),
  related: fieldOf(({ related }) => related),
  toJSON: { value: wholeArticle },
};

/**
 * Reads an item from JSON of {@link jsonOf} so that it takes little memory. What only an article's own page shows, which is
 * most of it, is kept compressed, and parsed on each use: with 10,000 articles, that is more than half of the heap.
 */
function compactItem(json: string): ContentItem {
  const read: ContentItem = JSON.parse(json);
  if (read.kind !== "page" || read.page.type !== "news-article") return withHash(read, hashOf(json));
  const { body: _body, meta: _meta, related: _related, ...short } = read.page;
  const deflated = Uint8Array.from(deflateRawSync(json, DEFLATE));
  const { kind: _kind, page: _page, ...language } = read;
  const compact = compactedItem(compactArticle(short, deflated), language, deflated);
  // Now that it is parsed: an embargo looks through the references of all items.
  noteReferences(compact, referencesOf(read));
  return withHash(compact, hashOf(json));
}

/** An article in a file: its short fields, and its compressed JSON in base64, with the hash of that. */
interface StoredArticle {
  readonly kind: "article";
  readonly short: ShortArticle;
  /** Default: the site has one language. */
  readonly language?: InLanguage;
  readonly deflated: string;
  readonly hash: string;
  readonly references: string;
}

/** An item as one line of a file. What is compressed stays so. */
export function lineOf(item: ContentItem): string {
  if (item.kind !== "page" || item.page.type !== "news-article") return jsonOf(item);
  const { kind: _kind, page: article, ...language } = item;
  const stored = compressedItems.get(item);
  if (!stored) return jsonOf(item);
  const names = Object.keys(article).filter((name) => !Object.hasOwn(STORED_FIELDS, name));
  const short = Object.fromEntries(names.map((name) => [name, Reflect.get(article, name)]));
  const deflated = Buffer.from(stored.buffer).toString("base64");
  const references = referencesOf(item);
  const own = item.translations && { language };
  return JSON.stringify({ kind: "article", short, ...own, deflated, hash: hashes.get(item), references });
}

/** Reads an item that {@link lineOf} has written. */
export function itemIn(line: string): ContentItem {
  const read: StoredArticle | ContentItem = JSON.parse(line);
  if (read.kind !== "article") return compactItem(line);
  const deflated = Uint8Array.from(Buffer.from(read.deflated, "base64"));
  const compact = compactedItem(compactArticle(read.short, deflated), read.language, deflated);
  noteReferences(compact, read.references);
  return withHash(compact, read.hash);
}

/**
 * An item as JSON; without parsing it first, if it is an article of {@link compactItem}. Of each article the compressed fields
 * come first, as in a copy of a compact one: contents are told apart by it.
 */
function jsonOf(item: ContentItem): string {
  const stored = compressedItems.get(item);
  if (stored) return inflated(stored);
  if (item.kind !== "page" || item.page.type !== "news-article") return JSON.stringify(item);
  const { body, meta, related, ...short } = item.page;
  return JSON.stringify({ ...item, page: { body, meta, related, ...short } });
}

const digests = new WeakMap<object, string>();

/** A digest of a value that never changes. */
export function jsonDigest(value: object): string {
  return digests.getOrInsertComputed(value, () => hashOf(JSON.stringify(value)));
}

/** A digest of items, in their order. */
export function digestOf(items: readonly ContentItem[]): string {
  const each = items.map((item) => hashes.getOrInsertComputed(item, () => hashOf(jsonOf(item))));
  return hash("sha256", each.join(), "base64url").slice(0, VERSION_LENGTH);
}

type ShortArticle = Omit<NewsArticle, "body" | "meta" | "related">;

function compactedItem(
  article: ContentItem,
  language: InLanguage | undefined,
  deflated: Uint8Array<ArrayBuffer>,
): ContentItem {
  const item = { ...article, ...language };
  compressedItems.set(item, deflated);
  return item;
}

function compactArticle(short: ShortArticle, deflated: Uint8Array<ArrayBuffer>): ContentItem {
  // Not by redefining the fields of the article, after which V8 would describe each article separately.
  const page: NewsArticle = Object.assign(Object.create(Object.prototype, STORED_FIELDS), short);
  compressed.set(page, deflated);
  return { kind: "page", page };
}

function fieldOf<T>(read: (article: NewsArticle) => T) {
  return {
    enumerable: true,
    get(this: NewsArticle): T {
      return read(wholeArticle.call(this));
    },
  };
}

function wholeArticle(this: NewsArticle): NewsArticle {
  if (latest?.of !== this) latest = { of: this, whole: JSON.parse(inflated(compressed.get(this))).page };
  return latest.whole;
}

function inflated(deflated: Uint8Array = new Uint8Array()): string {
  return inflateRawSync(deflated, WINDOW).toString();
}

function withHash(item: ContentItem, jsonHash: string): ContentItem {
  hashes.set(item, jsonHash);
  return item;
}

function hashOf(json: string): string {
  return hash("sha1", json, "base64");
}

/** Replaces items by equal ones of the current snapshot, since both are in memory then; makes the others compact. */
export function keepUnchanged(current: readonly ContentItem[]): (item: ContentItem) => ContentItem {
  const known = new Map(current.map((item) => [idOf(item), item]));
  return (item) => {
    const before = known.get(idOf(item));
    const json = jsonOf(item);
    return before !== undefined && hashes.get(before) === hashOf(json) ? before : compactItem(json);
  };
}
