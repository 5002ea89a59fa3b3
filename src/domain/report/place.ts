import { MENU_GROUP, type NamedDocument, type NamedPart } from "./named-document.ts";

/** The label of a field in the editor of the content service. */
export interface FieldLabel {
  readonly label: string;
  /** Whether it has entries, which editors count. */
  readonly isList: boolean;
}

/** Returns the label of a field of a document or of a part; `undefined` for a field that the model does not have. */
export type FieldLabels = (type: string, field: string) => FieldLabel | undefined;

/** The name of a part as editors know it: `slice 3, “Results” (Comparison)`; `group 2, “Investors”` of a menu. */
function partName({ type, number, heading }: NamedPart): string {
  const named = heading ? `, “${heading}”` : "";
  return type === MENU_GROUP ? `group ${number}${named}` : `slice ${number}${named} (${inWords(type)})`;
}

/** A list of parts in a path, and which of them: `sections[2].holders[0]`. */
const PART = /^(sections|slices\d*|menus\.\w+)\[(\d+)\]\.?/;
/** The beginnings of paths, in types of the site and of the content service, that are no fields of editors. */
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
