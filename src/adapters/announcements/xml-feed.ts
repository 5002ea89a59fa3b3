import type { SaxesAttributeNS, SaxesTagNS } from "saxes";
import { parseXml, type XmlHandlers } from "../polled-source/parse-xml.ts";
import { invalidResponse } from "../polled-source/source-request.ts";
import type { ListedItem } from "./listed-item.ts";
import { marksOf } from "./marks.ts";

interface Field {
  readonly name: string;
  readonly attributes: Readonly<Record<string, SaxesAttributeNS>>;
  text: string;
}

/** An item, or the feed itself. */
interface Part {
  readonly fields: Field[];
  readonly language: string | undefined;
  /** Addresses that its links are relative to, the outermost first. */
  readonly bases: readonly string[];
}

const ROOTS = ["rss", "feed"];
const ITEMS = ["rss/channel/item", "feed/entry"];
const FEED_FIELDS = ["rss/channel/language", "rss/channel/link", "feed/link"];
/** In the order in which they are preferred: the number of a release at its newswire is shorter than its address. */
const REFERENCES = ["dc:identifier", "guid", "id", "link"];
const TIMES = ["pubDate", "published", "dc:date"];
const FIELDS = [...REFERENCES, ...TIMES, "updated", "title", "category", "dc:subject", "dc:language"];
/** All elements that are read. */
const NAMES: ReadonlySet<string> = new Set([...ROOTS, "channel", "item", "entry", "language", ...FIELDS]);
const MAX_FIELDS = 50;
/** More of a field is not kept. */
const MAX_FIELD_LENGTH = 5_000;

/** The items of a feed in RSS 2.0 or Atom. @throws {SourceError} for anything else, and what {@link parseXml} refuses. */
export async function xmlItems(feedText: string): Promise<readonly ListedItem[]> {
  const items: Part[] = [];
  const open: string[] = [];
  /** The `xml:base` of each element that is open. */
  const bases: (string | undefined)[] = [];
  let feed: Part | undefined;
  let field: (Field & { readonly depth: number }) | undefined;
  const opened = ({ attributes, ...tag }: Parameters<XmlHandlers["opened"]>[0]) => {
    const parent = open.join("/");
    const name = nameOf(tag);
    open.push(name);
    if (!ROOTS.includes(open[0] ?? "")) throw invalidResponse("it is neither RSS nor Atom");
    const path = open.join("/");
    bases.push(attributes["xml:base"]?.value);
    const around = bases.filter((base) => base !== undefined);
    const part = { fields: [], language: attributes["xml:lang"]?.value, bases: around };
    feed ??= part;
    if (ITEMS.includes(path)) items.push(part);
    const hasField = ITEMS.includes(parent) && FIELDS.includes(name);
    const owner = hasField ? items.at(-1) : FEED_FIELDS.includes(path) && feed;
    if (!owner || owner.fields.length >= MAX_FIELDS) return;
    field = { name, attributes, text: "", depth: open.length };
    owner.fields.push(field);
  };
  const words = (text: string) => {
    if (field) field.text += text.slice(0, MAX_FIELD_LENGTH - field.text.length);
  };
  const closed = () => {
    if (field?.depth === open.length) field = undefined;
    open.pop();
    bases.pop();
  };
  await parseXml(feedText, { opened, words, closed });
  const language = feed && (first(feed, ["language"]) ?? feed.language);
  const link = feed && linkOf(feed);
  return items.map((item) => listedItem(item, { language, link: link?.href }));
}

/**
 * The name of an element; empty if the feed could do without it, so that no name is long. `dc:` is the prefix of Dublin Core
 * in all feeds, but not everywhere with the same namespace.
 */
function nameOf({ prefix, local, uri }: Pick<SaxesTagNS, "prefix" | "local" | "uri">): string {
  const isOfFeed = prefix === "" || uri === "http://www.w3.org/2005/Atom";
  const name = prefix === "dc" ? `dc:${local}` : local;
  return (isOfFeed || prefix === "dc") && NAMES.has(name) ? name : "";
}

function first({ fields }: Part, names: readonly string[]): string | undefined {
  const texts = names.map((wanted) => fields.find(({ name }) => name === wanted)?.text);
  return texts.find((text) => text?.trim());
}

/** Its own link, with the addresses that it is relative to. */
function linkOf({ fields, bases }: Part) {
  const links = fields.filter(({ name }) => name === "link");
  const link = links.find(({ attributes: { rel } }) => (rel?.value ?? "alternate") === "alternate");
  const base = link?.attributes["xml:base"]?.value;
  return {
    href: (link?.attributes.href?.value ?? link?.text)?.trim(),
    bases: base === undefined ? bases : [...bases, base],
  };
}

function listedItem(
  item: Part,
  feed: { readonly language: string | undefined; readonly link: string | undefined },
): ListedItem {
  const { href, bases } = linkOf(item);
  // GlobeNewswire names ISIN and ticker in categories with a domain.
  const categories = item.fields
    .filter(({ name }) => name === "category")
    .map(({ text, attributes: { domain, label, term } }) => ({
      text: text.trim() || (label ?? term)?.value || "",
      domain: domain?.value,
    }));
  const words = categories.filter(({ domain }) => domain === undefined).map(({ text }) => text);
  const marks = marksOf(words);
  const updated = first(item, ["updated"]);
  const released = first(item, TIMES);
  return {
    ...marks,
    reference: first(item, REFERENCES),
    releasedAt: released ?? updated,
    // Without a time of release, it is the only one, and cannot say which of two is the later version.
    updatedAt: released === undefined ? undefined : updated,
    title: first(item, ["title"]),
    href,
    bases: bases.length > 0 || !feed.link ? bases : [feed.link],
    kind: marksOf([first(item, ["dc:subject"]) ?? ""]).kind ?? marks.kind,
    language: first(item, ["dc:language"]) ?? item.language ?? feed.language,
    issuers: categories.filter(({ domain }) => domain?.endsWith("/rss/ISIN")).map(({ text }) => text),
  };
}
