import { type ContentItem, documentOf, openedIdOf, sectionsOf, typeOf } from "../content/content-item.ts";
import { headingOf } from "../content/part-gates.ts";
import type { Section } from "../content/section.ts";
import type { ContentProblem } from "./problem.ts";

/** What editors call a field. */
export interface FieldLabel {
  readonly label: string;
  /** Whether it has entries, which editors count. */
  readonly isList: boolean;
}

/** What editors call the fields of a document or of a part of it; `undefined` of a field that the model does not have. */
export type FieldLabels = (type: string, field: string) => FieldLabel | undefined;

/** A part of a document as its editor sees it. */
export interface NamedPart {
  /** The type of the part, as in `share-capital` or `share_capital`. */
  readonly type: string;
  /** Counted from 1, with those that are not shown. */
  readonly number: number;
  /** Default: it has none. */
  readonly heading?: string | undefined;
  /** The list that it is in, of a document with several. */
  readonly list?: string | undefined;
}

/** A document as its editor knows it. */
export interface NamedDocument {
  readonly title: string;
  readonly type: string;
  /** A part of it by the name and the index in a path: `sections`, 2. */
  readonly partAt: (list: string, index: number) => NamedPart | undefined;
}

/** What editors call a part: `slice 3, “Results” (Comparison)`; `group 2, “Investors”` of a menu. */
function partName({ type, number, heading }: NamedPart): string {
  const named = heading ? `, “${heading}”` : "";
  return type === MENU_GROUP ? `group ${number}${named}` : `slice ${number}${named} (${inWords(type)})`;
}

/** The type of the parts of menus. */
export const MENU_GROUP = "menu-group";

/** What editors call an item: the site options have no title. */
export function titleOf(item: ContentItem): string {
  return documentOf(item)?.title ?? "Site options";
}

/** A section as the part of a document that it is. */
function partOf(section: Section, index: number): NamedPart {
  return { type: section.kind, number: section.partNumber ?? index + 1, heading: headingOf(section) };
}

/** An item as its editor knows it. */
export function namedItem(item: ContentItem): NamedDocument {
  return {
    title: titleOf(item),
    type: typeOf(item),
    partAt: (list, index) => {
      const section = list === "sections" ? sectionsOf(item)[index] : undefined;
      return section ? partOf(section, index) : menuGroupAt(item, list, index);
    },
  };
}

function menuGroupAt(item: ContentItem, list: string, index: number): NamedPart | undefined {
  if (item.kind !== "site-options") return undefined;
  const [, groups] = Object.entries(item.options.menus).find(([name]) => list === `menus.${name}`) ?? [];
  const group = groups?.[index];
  return group && { type: MENU_GROUP, number: group.partNumber ?? index + 1, heading: group.title, list };
}

/** The items by the ids of the documents that editors open. */
export function namedItems(items: readonly ContentItem[]): ReadonlyMap<string, NamedDocument> {
  return new Map(items.map((item) => [openedIdOf(item), namedItem(item)]));
}

/** A list of parts in a path, and which of them: `sections[2].holders[0]`. */
const PART = /^(sections|slices\d*|menus\.\w+)\[(\d+)\]\.?/;
/** What the types of the site and of the content service have around the fields of editors. */
const AROUND = /^\.?(?:(?:page|pdf|document|options|data|primary)\.)?/;

/** The place of a field in the words of editors: `slice 5, “Our holders” (Share capital) › Holders 1 › Threshold`. */
export function placeOf(
  field: string,
  document: Pick<NamedDocument, "type" | "partAt">,
  labels: FieldLabels = NO_LABELS,
): string {
  const path = field.replace(AROUND, "");
  const [whole = "", list = "", index = ""] = PART.exec(path) ?? [];
  const part = whole === "" ? undefined : document.partAt(list, Number(index));
  if (part === undefined) return labelled(path, document.type, labels);
  const rest = path.slice(whole.length).replace(AROUND, "");
  const zone = part.list === undefined ? undefined : labels(document.type, part.list)?.label;
  return [zone ?? [], partName(part), rest === "" ? [] : labelled(rest, part.type, labels)]
    .flat()
    .join(" › ");
}

/** What an editor calls the part that a field is in; `undefined` of a field of the document itself. */
export function partAround(field: string, { partAt }: Pick<NamedDocument, "partAt">): string | undefined {
  const [whole, list = "", index] = PART.exec(field.replace(AROUND, "")) ?? [];
  const part = whole === undefined ? undefined : partAt(list, Number(index));
  return part && partName(part);
}

const NO_LABELS: FieldLabels = () => undefined;

/**
 * The fields of a path that an editor sees, each with the number of its entry. A field of the site's own may have the name of two
 * in a model (`action.link` is `action_link`), or none: what is within an editor's field is not named.
 */
function labelled(path: string, type: string, labels: FieldLabels): string {
  const found: string[] = [];
  let within = "";
  let unnamed = "";
  let entry: string[] = [];
  for (const [, name = "", index] of path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)) {
    const field = labels(type, `${within}${unnamed}${name}`) ?? labels(type, `${within}${name}`);
    if (field === undefined) {
      unnamed += name;
      if (index !== undefined) entry = [`Entry ${Number(index) + 1}`];
      continue;
    }
    const { label, isList } = field;
    found.push(...entry, isList && index !== undefined ? `${label} ${Number(index) + 1}` : label);
    if (!isList) break;
    within = `${within}${name}.`;
    unnamed = "";
    entry = [];
  }
  if (found.length > 0) return found.join(" › ");
  const [, name = path, index] = /^([^.[\]]+)(?:\[(\d+)\])?/.exec(path) ?? [];
  return [inWords(name), ...(index === undefined ? [] : [Number(index) + 1])].join(" ");
}

/** A name of programs in words: `share_capital` and `shareCapital` are `Share capital`. */
function inWords(name: string): string {
  const words = name.replace(/[_-]/g, " ").replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

interface Names {
  /** The documents by their ids. */
  readonly documents: ReadonlyMap<string, NamedDocument>;
  /** Default: fields are named as programs do. */
  readonly labels?: FieldLabels | undefined;
}

/** A problem with the title of its document. */
export type NamedProblem = ContentProblem & { readonly title?: string | undefined };

/** Problems in the words of editors: documents by their titles, fields by their places. */
export function inEditorsWords(
  problems: readonly ContentProblem[],
  { documents, labels }: Names,
): readonly NamedProblem[] {
  const words = { documents, labels };
  return problems.map((one) => {
    const document = documents.get(one.document);
    const { type } = one;
    const field = one.field && placeOf(one.field, document ?? { type, partAt: () => undefined }, labels);
    return { ...one, title: document?.title, field, problem: withTitles(one.problem, words) };
  });
}

/** An id of a document, as a problem has it, with a field of it or not. */
const MENTIONED =
  /(?<![\p{L}\p{N}“/])([\w-]*[\d_-][\w-]*)(?:, ((?:(?:page|pdf|document|options|data|uid)\b|\w+\[\d)[\w.[\]]*))?/gu;

/** A text in which documents are called by their titles. */
export function withTitles(text: string, { documents, labels }: Names): string {
  return text.replace(MENTIONED, (whole, id: string, field: string | undefined) => {
    const document = documents.get(id);
    if (document === undefined) return whole;
    const place = field === undefined ? "" : `, ${placeOf(field, document, labels)}`;
    return `“${document.title}”${place}`;
  });
}
