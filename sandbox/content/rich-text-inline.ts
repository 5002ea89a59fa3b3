import { Problem } from "./errors.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";

export interface Span extends JsonObject {
  start: number;
  end: number;
  type: string;
}

/** A text with its formatted spans. */
export interface Inline {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Creates the link for a target in markup. */
export type LinkOf = (target: string) => JsonObject;

const MARKS: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["em", "_"],
]);
const PARTS = /\\([\s\S])|(\*\*|_)|(\[)|\]\(([^)\n]{0,2000})\)|[\s\S]/g;

/** A text as `**strong**`, `_emphasis_` and `[words](target)`. Overlapping spans cannot be represented. */
export function inlineMarkup({ text, spans }: Inline): string {
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
export function inlineIn(markup: string, linkOf: LinkOf): Inline {
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
export function targetOf(link: Json): string | undefined {
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

export function invalidMarkup(message: string): Problem {
  return new Problem(422, "Not a rich text", message);
}
