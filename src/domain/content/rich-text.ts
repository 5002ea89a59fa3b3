import type { Link } from "../links/link.ts";
import type { Image } from "./image.ts";

/** Inline content: plain strings, and nested nodes for emphasis and links. `\n` is a line break. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  /** Words in another language than the rest (BCP 47). */
  | { readonly kind: "foreign"; readonly language: string; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly link: Link; readonly children: readonly Inline[] };

/** The direction in which a text is written, if it is not that of the page. */
interface Directed {
  readonly direction?: "rtl" | undefined;
}

export type Block =
  | (Directed & { readonly kind: "paragraph" | "preformatted"; readonly children: readonly Inline[] })
  | (Directed & {
      readonly kind: "heading";
      readonly level: HeadingLevel;
      readonly children: readonly Inline[];
    })
  | (Directed & {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    })
  | { readonly kind: "image"; readonly image: Image; readonly linkTo?: Link | undefined }
  | { readonly kind: "embed"; readonly url: string; readonly title: string };

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Structured text as an editor wrote it. Empty if there is none. */
export type RichText = readonly Block[];

/** A link in a text, and the words that lead there. */
export interface LinkedWords {
  readonly words: string;
  readonly href: string;
}

/** The links in the words of a rich text. */
export function linkedWordsIn(text: RichText): readonly LinkedWords[] {
  return text.flatMap((block) => {
    if ("children" in block) return block.children.flatMap(linkedWords);
    return block.kind === "list" ? block.items.flatMap((item) => item.flatMap(linkedWords)) : [];
  });
}

function linkedWords(node: Inline): readonly LinkedWords[] {
  if (typeof node === "string") return [];
  if (node.kind === "link") return [{ words: inlineText(node), href: node.link.href }];
  return node.children.flatMap(linkedWords);
}

/** Rich text as plain text, one line per block; for descriptions and excerpts. */
export function plainText(text: RichText): string {
  return text.map(blockText).filter(Boolean).join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "preformatted":
    case "heading":
      return block.children.map(inlineText).join("");
    case "list":
      return block.items.map((item) => item.map(inlineText).join("")).join("\n");
    case "image":
    case "embed":
      return "";
  }
}

function inlineText(node: Inline): string {
  return typeof node === "string" ? node : node.children.map(inlineText).join("");
}
