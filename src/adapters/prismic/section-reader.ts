import { MAX_PAGE_SIZE } from "../../domain/content/listing.ts";
import type { Numbered } from "../../domain/content/numbered.ts";
import type { LabelledLink, Section } from "../../domain/content/section.ts";
import type { ShownTimes } from "../../domain/content/shown-times.ts";
import type { Translatable } from "../../domain/content/translatable.ts";
import type { Link } from "../../domain/links/link.ts";
import { type Complete, type Field, from, ofAll, type RecordOf, record, type Shape } from "./field.ts";
import type { FieldPath, SectionReader } from "./field-path.ts";
import { link } from "./link-field.ts";
import { richText } from "./rich-text-field.ts";
import { number, text } from "./simple-fields.ts";

/** The slice type of a kind of section; the service uses underscores. */
type SliceType<Kind extends string> = Kind extends `${infer Word}-${infer Rest}`
  ? `${Word}_${SliceType<Rest>}`
  : Kind;

/** The readers of all sections by slice type. A missing field is a compile error: pages would lack it. */
export type SectionReaders = {
  readonly [S in Section as SliceType<S["kind"]>]: SectionReader<
    Complete<Omit<S, keyof ShownTimes | keyof Translatable | keyof Numbered>>
  >;
};

/** A reader of sections whose fields are those of the slice. */
export function plain<const Kind extends Section["kind"], S extends Shape>(
  kind: Kind,
  shape: S,
): SectionReader<{ readonly kind: Kind } & RecordOf<S>> {
  return converted(shape, (values) => ({ kind, ...values }));
}

/** A reader of sections that are not made like the slice. */
export function converted<S extends Shape, Converted>(
  shape: S,
  toSection: (values: RecordOf<S>) => Converted,
): SectionReader<Converted> {
  const fields = record(shape);
  return {
    read: (primary, path) => {
      const values = fields(primary, path);
      return values && toSection(values);
    },
  };
}

/** A reader of sections without what contradicts itself, which it reports. */
export function checked<Read>(
  { read, ...reader }: SectionReader<Read>,
  check: (section: Read, path: FieldPath) => Read,
): SectionReader<Read> {
  return {
    ...reader,
    read: (primary, path, variation) => {
      const section = read(primary, path, variation);
      return section && check(section, path);
    },
  };
}

/** A reader of sections whose slice has a second variation. */
export function varied<S extends Shape, Converted>(
  variation: string,
  shape: S,
  toSection: (values: RecordOf<S>, isSecond: boolean) => Converted,
): SectionReader<Converted> {
  const fields = record(shape);
  return {
    variation,
    read: (primary, path, found) => {
      const values = fields(primary, path);
      return values && toSection(values, found === variation);
    },
  };
}

/** The fields of sections with an introduction. */
export const introduced = { heading: text, intro: richText };

const actionFields = record({ label: from("action_label", text), target: from("action_link", link) });

/** The link of a section with its label; `undefined` without either of them. */
const labelledAction: Field<LabelledLink | undefined> = (primary, path) => {
  const { label, target } = actionFields(primary, path) ?? {};
  if (label !== undefined && target === undefined && !path.hasProblem)
    path.at("action_link").warn(`“${label}” has no link: it is not shown`);
  if (label === undefined && target !== undefined)
    path.at("action_label").warn("the link has no words: it is not shown");
  return labelled(label, target);
};

export const action = ofAll(labelledAction, "action_label");

export function labelled(label: string | undefined, target: Link | undefined): LabelledLink | undefined {
  return label && target ? { label, link: target } : undefined;
}

/** Number of entries in a list of news without a limit. */
export const DEFAULT_NEWS_LIMIT = 3;

/** How many entries a list shows, by default if the field is empty. */
export function limited(byDefault: number): Field<number> {
  return (value, path) => {
    const entered = number(value, path) ?? byDefault;
    const shown = Math.min(Math.max(1, Math.trunc(entered)), MAX_PAGE_SIZE);
    if (shown !== entered)
      path.report(`a list has 1 to ${MAX_PAGE_SIZE} entries, not ${entered}: it shows ${shown}`);
    return shown;
  };
}
