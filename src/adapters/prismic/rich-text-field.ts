import { z } from "zod";
import type { Block, HeadingLevel, Inline, RichText } from "../../domain/content/rich-text.ts";
import type { Field } from "./field.ts";
import { field, filled, list, valid } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { link } from "./link-field.ts";
import { image } from "./simple-fields.ts";
import { cleaned, isBlank } from "./typed-text.ts";

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
  direction: z.string().nullish(),
  oembed: z.unknown().optional(),
  linkTo: z.unknown().optional(),
});
type Node = z.output<typeof nodeSchema>;

const embedSchema = z.looseObject({
  embed_url: z.url({ protocol: /^https?$/ }),
  title: z.string().nullish(),
  provider_name: z.string().nullish(),
});

type List = Extract<Block, { kind: "list" }>;

/** A block without a text. It is not shown, but ends a list. */
const GAP = { kind: "gap" } as const;

/** A rich text. Blocks of unknown types and blocks without a text are left out. */
export const richText: Field<RichText> = (value, path) => gatherLists(list(block)(value, path));

/** A list item is a list of one. */
const block: Field<Block | typeof GAP | undefined> = field(nodeSchema, (node, path) => {
  switch (node.type) {
    case "image": {
      const found = image(node, path);
      const linkTo = found && link(node.linkTo, path.at("linkTo"));
      return found && { kind: "image", image: found, ...(linkTo && { linkTo }) };
    }
    case "embed": {
      const embed = embedded(node.oembed, path.at("oembed"));
      return (
        embed && {
          kind: "embed",
          url: embed.embed_url,
          title: embed.title ?? embed.provider_name ?? embed.embed_url,
        }
      );
    }
    default:
      return textBlock(node, path);
  }
});

const embedded = filled("embed_url", valid(embedSchema));

function textBlock(node: Node, path: FieldPath): Block | typeof GAP | undefined {
  const level = HEADING_LEVELS.get(node.type);
  if (level === undefined && !TEXT_TYPES.has(node.type)) {
    path.report(`unknown block ${JSON.stringify(node.type)}`);
    return undefined;
  }
  if (isBlank(node.text)) return GAP;
  const direction = node.direction === "rtl" ? ({ direction: "rtl" } as const) : {};
  const children = inlines(node, path);
  if (level !== undefined) return { kind: "heading", level, children, ...direction };
  if (node.type === "paragraph" || node.type === "preformatted")
    return { kind: node.type, children, ...direction };
  return { kind: "list", ordered: node.type === "o-list-item", items: [children], ...direction };
}

const TEXT_TYPES: ReadonlySet<string> = new Set(["paragraph", "preformatted", "list-item", "o-list-item"]);

const HEADING_LEVELS: ReadonlyMap<string, HeadingLevel> = new Map(
  ([1, 2, 3, 4, 5, 6] as const).map((level) => [`heading${level}`, level]),
);

/** Joins lists that follow each other directly, as the items of one list. */
function gatherLists(blocks: readonly (Block | typeof GAP)[]): Block[] {
  const gathered: Block[] = [];
  let open: List | undefined;
  for (const current of blocks) {
    if (
      current.kind === "list" &&
      open?.ordered === current.ordered &&
      open.direction === current.direction
    ) {
      open = { ...open, items: [...open.items, ...current.items] };
      gathered[gathered.length - 1] = open;
      continue;
    }
    open = current.kind === "list" ? current : undefined;
    if (current.kind !== "gap") gathered.push(current);
  }
  return gathered;
}

/** Nested nodes of spans, links outermost: one with an emphasised word stays one for keyboards and screen readers. */
function inlines(node: Node, path: FieldPath): Inline[] {
  const { text } = node;
  const links = node.spans.filter((span) => span.type === "hyperlink").sort((a, b) => a.start - b.start);
  const children: Inline[] = [];
  let position = 0;
  for (const span of links) {
    const start = Math.max(span.start, position);
    const end = Math.min(span.end, text.length);
    // Nobody can see or press a link without words.
    if (isBlank(text.slice(start, end))) continue;
    children.push(...marked(node, position, start));
    const target = link(span.data, path.at(`spans[${node.spans.indexOf(span)}]`).at("data"));
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
    const within = cleaned(text.slice(from, edge));
    if (within === "") return [];
    const covers = (type: string) =>
      marks.some((span: Span) => span.type === type && span.start <= from && span.end >= edge);
    let wrapped: Inline = within;
    if (covers("em")) wrapped = { kind: "em", children: [wrapped] };
    if (covers("strong")) wrapped = { kind: "strong", children: [wrapped] };
    return [wrapped];
  });
}
