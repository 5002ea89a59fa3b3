import { z } from "zod";
import type { Block, HeadingLevel, Inline, RichText } from "../../domain/content/rich-text.ts";
import type { Field, Place } from "./field.ts";
import { field, list } from "./field.ts";
import { linkInText } from "./link-field.ts";
import { image } from "./simple-fields.ts";

const spanSchema = z.looseObject({
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  type: z.string(),
  data: z.unknown().optional(),
});
type Span = z.output<typeof spanSchema>;

const nodeSchema = z.looseObject({
  type: z.string(),
  text: z.string().default(""),
  spans: z.array(spanSchema).default([]),
  oembed: z.unknown().optional(),
});
type Node = z.output<typeof nodeSchema>;

const embedSchema = z.looseObject({
  embed_url: z.url({ protocol: /^https?$/ }),
  title: z.string().nullish(),
  provider_name: z.string().nullish(),
});

interface ListItem {
  readonly kind: "item";
  readonly ordered: boolean;
  readonly children: readonly Inline[];
}

/** A rich text. Blocks of unknown types and empty paragraphs are left out. */
export const richText: Field<RichText> = (value, place) => gatherLists(list(block)(value, place));

const block: Field<Block | ListItem | undefined> = field(nodeSchema, (node, place) => {
  const level = HEADING_LEVELS.get(node.type);
  if (level !== undefined) return { kind: "heading", level, children: inlines(node, place) };
  switch (node.type) {
    case "paragraph":
      return node.text.trim() === "" ? undefined : { kind: "paragraph", children: inlines(node, place) };
    case "list-item":
    case "o-list-item":
      return { kind: "item", ordered: node.type === "o-list-item", children: inlines(node, place) };
    case "preformatted":
      return { kind: "preformatted", text: node.text };
    case "image": {
      const found = image(node, place);
      return found && { kind: "image", image: found };
    }
    case "embed": {
      const embed = field(embedSchema, (found) => found)(node.oembed, place.at("oembed"));
      return (
        embed && {
          kind: "embed",
          url: embed.embed_url,
          title: embed.title ?? embed.provider_name ?? embed.embed_url,
        }
      );
    }
    default:
      place.report(`unknown block ${JSON.stringify(node.type)}`);
      return undefined;
  }
});

const HEADING_LEVELS: ReadonlyMap<string, HeadingLevel> = new Map(
  ([1, 2, 3, 4, 5, 6] as const).map((level) => [`heading${level}`, level]),
);

function gatherLists(blocks: readonly (Block | ListItem)[]): Block[] {
  const gathered: Block[] = [];
  for (const current of blocks) {
    if (current.kind !== "item") {
      gathered.push(current);
      continue;
    }
    const last = gathered.at(-1);
    if (last?.kind === "list" && last.ordered === current.ordered) {
      gathered[gathered.length - 1] = { ...last, items: [...last.items, current.children] };
    } else {
      gathered.push({ kind: "list", ordered: current.ordered, items: [current.children] });
    }
  }
  return gathered;
}

/**
 * Converts text with spans into nested nodes. Links are outermost, so that a link that contains an emphasised word
 * stays one link for keyboards and screen readers.
 */
function inlines(node: Node, place: Place): Inline[] {
  const { text } = node;
  const links = node.spans.filter((span) => span.type === "hyperlink").sort((a, b) => a.start - b.start);
  const children: Inline[] = [];
  let position = 0;
  for (const span of links) {
    const start = Math.max(span.start, position);
    const end = Math.min(span.end, text.length);
    if (start >= end) continue;
    children.push(...marked(node, position, start));
    const target = linkInText(span.data, place.at(`spans[${node.spans.indexOf(span)}]`).at("data"));
    const inner = marked(node, start, end);
    children.push(...(target ? [{ kind: "link" as const, link: target, children: inner }] : inner));
    position = end;
  }
  children.push(...marked(node, position, text.length));
  return children;
}

/** The text from `start` to `end` with its strong and emphasised parts. */
function marked({ text, spans }: Node, start: number, end: number): Inline[] {
  const marks = spans.filter((span) => span.type === "strong" || span.type === "em");
  const cuts = new Set([start, end]);
  for (const cut of marks.flatMap((span) => [span.start, span.end]))
    if (cut > start && cut < end) cuts.add(cut);
  const edges = [...cuts].sort((a, b) => a - b);

  return edges.slice(1).flatMap((edge, index): Inline[] => {
    const from = edges[index] ?? start;
    const within = text.slice(from, edge);
    if (within === "") return [];
    const covers = (type: string) =>
      marks.some((span: Span) => span.type === type && span.start <= from && span.end >= edge);
    let wrapped: Inline = within;
    if (covers("em")) wrapped = { kind: "em", children: [wrapped] };
    if (covers("strong")) wrapped = { kind: "strong", children: [wrapped] };
    return [wrapped];
  });
}
