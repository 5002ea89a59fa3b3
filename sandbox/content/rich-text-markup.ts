import { Problem } from "./errors.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** The prefix of each kind of block. */
const HEADS: ReadonlyMap<string, string> = new Map([
  ["paragraph", ""],
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string] => [`heading${level}`, `${"#".repeat(level)} `]),
  ["list-item", "- "],
  ["o-list-item", "1. "],
]);
const LINE_OF_ITS_OWN = /^(?:#{1,6} |- |\d+\. |\{\{|!(?:embed)?\[)/;
const IMAGE = /^!\[([^\]]*)\]\(([^()\s]+)\)$/;
const EMBED = /^!embed\[([^\]]*)\]\((https?:\/\/[^()\s]+)\)$/;
const KEPT = /^\{\{(\d+)[^}]*\}\}$/;

interface Span extends JsonObject {
  start: number;
  end: number;
  type: string;
}

/** A text with its formatted spans. */
interface Inline {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Creates the link for a target in markup. */
type LinkOf = (target: string) => JsonObject;

interface Block extends Inline {
  readonly type: string;
}

/**
 * A rich text as editors write it: blocks with empty lines between them, `## Heading`, `- item`, `1. item`, `**strong**`,
 * `_emphasis_`, `[words](https://example.com _blank)`, `[words](document:ID)`, `[words](media:NAME)`, and a backslash as
 * the escape character. `![Alternative text](NAME)` inserts an image of the media library, and
 * `!embed[Title](https://example.com)` an embed. A block that markup cannot represent (an image, a label) is a line `{{3 image}}` with its index.
 */
export function toMarkup(nodes: readonly Json[]): string {
  const types = nodes.map((node) => (isJsonObject(node) ? node.type : undefined));
  return blocksOf(nodes)
    .reduce((text, block, index) => {
      const isInList = types[index] === types[index - 1] && String(types[index]).endsWith("list-item");
      return text + (isInList ? "\n" : "\n\n") + block;
    }, "")
    .trimStart();
}

/**
 * Parses markup. A block that is as `before` keeps its value, including data that the markup does not show.
 *
 * @throws {Problem} if a mark is not closed, or a line refers to a block that does not exist.
 */
export function fromMarkup(
  markup: string,
  before: readonly Json[],
  linkOf: LinkOf,
  imageOf: (name: string) => JsonObject,
): Json[] {
  const known = new Map<string, Json[]>();
  for (const [index, block] of blocksOf(before).entries()) {
    known.set(block, [...(known.get(block) ?? []), before[index] ?? null]);
  }
  const links = new Map(before.flatMap(linksIn));
  return split(markup.replaceAll("\r\n", "\n")).map((block) => {
    const same = known.get(block);
    const node = same && (same.length > 1 ? same.shift() : same[0]);
    if (node !== undefined) return node;
    const place = KEPT.exec(block)?.[1];
    if (place !== undefined) throw invalidMarkup(`There is no block ${place}.`);
    const inserted = insertedIn(block, imageOf);
    if (inserted) return inserted;
    const { type, text, spans } = blockIn(block, (target) => links.get(target) ?? linkOf(target));
    return { type, text, spans: [...spans], direction: "ltr" };
  });
}

/** A new image or embed. */
function insertedIn(block: string, imageOf: (name: string) => JsonObject): JsonObject | undefined {
  const [, alt, name] = IMAGE.exec(block) ?? [];
  if (name !== undefined) return { type: "image", ...imageOf(name), alt: alt || null };
  const [, title, url] = EMBED.exec(block) ?? [];
  if (url !== undefined)
    return { type: "embed", oembed: { type: "link", embed_url: url, title: title || null } };
  return undefined;
}

/** The markup of each block. */
function blocksOf(nodes: readonly Json[]): string[] {
  return nodes.map(
    (node, index) =>
      markupOf(node) ?? `{{${index + 1} ${isJsonObject(node) ? String(node.type) : "unknown"}}}`,
  );
}

/** The markup of a block; `undefined` if markup cannot represent it completely. */
function markupOf(node: Json): string | undefined {
  if (!isBlock(node)) return undefined;
  const head = HEADS.get(node.type);
  if (head === undefined) return undefined;
  const links = new Map(linksIn(node));
  const markup = head + (head === "" ? withoutHeads(inlineMarkup(node)) : inlineMarkup(node));
  try {
    const [first, ...others] = split(markup);
    if (first !== markup || others.length > 0) return undefined;
    const read = blockIn(markup, (target) => links.get(target) ?? {});
    return inOrder(read) === inOrder(node) ? markup : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function isBlock(node: Json): node is { type: string; text: string; spans: Span[] } {
  return (
    isJsonObject(node) &&
    Object.keys(node).every((name) => ["type", "text", "spans", "direction"].includes(name)) &&
    typeof node.type === "string" &&
    typeof node.text === "string" &&
    Array.isArray(node.spans) &&
    node.spans.every(isJsonObject)
  );
}

/** The comparable content of a block. Two links to the same address are equal. */
function inOrder({ type, text, spans }: Block): string {
  const said = spans.map(({ data, ...span }) =>
    JSON.stringify(Object.entries({ ...span, to: data && targetOf(data) }).sort()),
  );
  return JSON.stringify([type, text, said.sort()]);
}

/** Escapes a prefix that would start another kind of block. */
function withoutHeads(markup: string): string {
  return markup
    .replace(/^(#{1,6} |- )/gm, "\\$1")
    .replace(/^(\d+)\. /gm, "$1\\. ")
    .replace(/^!(?=(?:embed)?\[)/gm, "\\!");
}

/** Splits markup into blocks: at empty lines, and at each heading and list item. */
function split(markup: string): string[] {
  const blocks: string[][] = [];
  let isOpen = false;
  for (const line of markup.split("\n")) {
    const isAlone = LINE_OF_ITS_OWN.test(line);
    if (line.trim() === "") isOpen = false;
    else if (isOpen && !isAlone) blocks.at(-1)?.push(line);
    else {
      blocks.push([line]);
      isOpen = !isAlone;
    }
  }
  return blocks.map((lines) => lines.join("\n"));
}

function blockIn(block: string, linkOf: LinkOf): Block {
  const [head = ""] = /^(?:#{1,6}|-|\d+\.) /.exec(block) ?? [];
  return { type: typeOf(head), ...inlineIn(block.slice(head.length), linkOf) };
}

function typeOf(head: string): string {
  if (head === "") return "paragraph";
  if (head.startsWith("#")) return `heading${head.length - 1}`;
  return head === "- " ? "list-item" : "o-list-item";
}

/** The links of a block, by their target in markup. */
function linksIn(node: Json): [string, JsonObject][] {
  if (!isJsonObject(node) || !Array.isArray(node.spans)) return [];
  return node.spans.flatMap((span): [string, JsonObject][] => {
    const data = isJsonObject(span) ? span.data : undefined;
    const target = targetOf(data ?? null);
    return isJsonObject(data) && target !== undefined ? [[target, data]] : [];
  });
}

const MARKS: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["em", "_"],
]);
const PARTS = /\\([\s\S])|(\*\*|_)|(\[)|\]\(([^)\n]{0,2000})\)|[\s\S]/g;

/** A text as `**strong**`, `_emphasis_` and `[words](target)`. Overlapping spans cannot be represented. */
function inlineMarkup({ text, spans }: Inline): string {
  const sorted = [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
  const running: Span[] = [];
  let markup = "";
  for (let at = 0; at <= text.length; at++) {
    while (running.at(-1)?.end === at) markup += closing(running.pop());
    for (const span of sorted.filter(({ start }) => start === at)) {
      running.push(span);
      markup += MARKS.get(span.type) ?? "[";
    }
    markup += (text[at] ?? "").replace(/[\\*_[\]{]/, "\\$&");
  }
  return markup;
}

function closing(span: Span | undefined): string {
  return MARKS.get(span?.type ?? "") ?? `](${targetOf(span?.data ?? null) ?? ""})`;
}

/** @throws {Problem} if a mark is not closed. */
function inlineIn(markup: string, linkOf: LinkOf): Inline {
  const spans: Span[] = [];
  const open: { readonly type: string; readonly start: number }[] = [];
  let text = "";
  const begin = (type: string) => open.push({ type, start: text.length });
  const end = (type: string, more: JsonObject = {}): boolean => {
    const begun = open.at(-1)?.type === type ? open.pop() : undefined;
    if (begun) spans.push({ start: begun.start, end: text.length, type, ...more });
    return begun !== undefined;
  };
  const take = ([whole, escaped, mark, bracket, target]: RegExpExecArray) => {
    const type = mark === "**" ? "strong" : "em";
    if (bracket !== undefined) begin("hyperlink");
    else if (mark !== undefined) end(type) || begin(type);
    else if (target === undefined || !end("hyperlink", { data: linkOf(target) })) text += escaped ?? whole;
  };
  for (const part of markup.matchAll(PARTS)) take(part);
  const left = open.at(-1);
  if (left) throw invalidMarkup(`${left.type} has no end: “${text.slice(left.start, left.start + 40)}”.`);
  return { text, spans };
}

/** The target of a link, as in markup. */
function targetOf(link: Json): string | undefined {
  if (!isJsonObject(link)) return undefined;
  const { link_type: kind, id, name, url, target } = link;
  const named = new Map<Json | undefined, Json | undefined>([
    ["Document", id && `document:${id}`],
    ["Media", name && `media:${name}`],
    ["Web", url],
  ]);
  const to = named.get(kind);
  if (typeof to !== "string") return undefined;
  return typeof target === "string" && target !== "" ? `${to} ${target}` : to;
}

function invalidMarkup(message: string): Problem {
  return new Problem(422, "Not a rich text", message);
}
