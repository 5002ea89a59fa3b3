import { hash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type ContentItem, documentOf } from "../../domain/content/content-item.ts";
import type { NewsArticle } from "../../domain/content/page.ts";

/** Faster than the default, and hardly larger for texts of a few kilobytes. */
const LEVEL = 1;

/** 16 characters of base64 are 96 bits. */
const VERSION_LENGTH = 16;

/** The article that was read last. Who reads one of its fields often reads all of them. */
let latest: { readonly of: NewsArticle; readonly whole: NewsArticle } | undefined;

/** The JSON of the items of articles, compressed. */
const compressed = new WeakMap<NewsArticle, Uint8Array>();
const hashes = new WeakMap<ContentItem, string>();

/** The same getters for all articles, so that V8 describes the shape of all of them once. */
const STORED_FIELDS = {
  body: fieldOf(({ body }) => body),
  meta: fieldOf(({ meta }) => meta),
  related: fieldOf(({ related }) => related),
  toJSON: { value: wholeArticle },
};

/**
 * Reads an item from JSON so that it takes little memory. What only an article's own page shows, which is most of it, is
 * kept compressed, and parsed on each use: with 10,000 articles, that is more than half of the heap.
 */
export function compactItem(json: string): ContentItem {
  const read: ContentItem = JSON.parse(json);
  const item =
    read.kind === "page" && read.page.type === "news-article" ? compactArticle(read.page, json) : read;
  hashes.set(item, hashOf(json));
  return item;
}

/** An item as JSON; without parsing it first, if it is an article of {@link compactItem}. */
export function jsonOf(item: ContentItem): string {
  const stored =
    item.kind === "page" && item.page.type === "news-article" ? compressed.get(item.page) : undefined;
  return stored ? inflateRawSync(stored).toString() : JSON.stringify(item);
}

/** Whether {@link compactItem} has read an item from the same JSON. */
export function isReadFrom(item: ContentItem, json: string): boolean {
  return hashes.get(item) === hashOf(json);
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

function compactArticle(article: NewsArticle, json: string): ContentItem {
  const { body: _body, meta: _meta, related: _related, ...short } = article;
  // Not by redefining the fields of the article, after which V8 would describe each article separately.
  const page: NewsArticle = Object.assign(Object.create(Object.prototype, STORED_FIELDS), short);
  compressed.set(page, Uint8Array.from(deflateRawSync(json, { level: LEVEL })));
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
  if (latest?.of !== this)
    latest = { of: this, whole: JSON.parse(inflateRawSync(compressed.get(this) ?? "").toString()).page };
  return latest.whole;
}

function hashOf(json: string): string {
  return hash("sha1", json, "base64");
}

/**
 * Replaces each item that is equal to the one in the current snapshot by that one: a publish changes few items, and two
 * snapshots are in memory after it. All other items are made compact.
 */
export function keepUnchanged(current: readonly ContentItem[]): (item: ContentItem) => ContentItem {
  const known = new Map(current.map((item) => [idOf(item), item]));
  return (item) => {
    const before = known.get(idOf(item));
    const json = JSON.stringify(item);
    return before !== undefined && isReadFrom(before, json) ? before : compactItem(json);
  };
}

function idOf(item: ContentItem): string {
  return documentOf(item)?.id ?? item.kind;
}
