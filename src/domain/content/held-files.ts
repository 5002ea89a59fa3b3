import { type ContentItem, listedDocument } from "./content-item.ts";
import { dayAt } from "./day.ts";
import { disclosureOf } from "./disclosure.ts";
import { type Circumstances, isWithheld, PREPARED_MS } from "./opening.ts";
import { type Gate, ownerOf, partGatesOf } from "./part-gates.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { comparableAddress, patternOf, referencesIn, referencesOf } from "./references.ts";
import { timelyItem } from "./timely-item.ts";

/** What leads to a file. */
export interface FileHolder {
  readonly item: ContentItem;
  /** When the part of it opens that does, in milliseconds of Unix time; `-Infinity` if it leads there as a whole. */
  readonly from: number;
}

/** What is published at once has times that differ by some seconds. */
const AT_ONCE_MS = 60_000;

/**
 * What leads to PDF documents, with which these open unless they have a time of their own. Of one of a day, that is what is of the same
 * day and has it, since both are of one disclosure. Of any other, it is all that has it, if something hidden does with which it was
 * published: nobody says of a file that only something hidden leads to that it is out.
 *
 * @param isHidden - Whether an item is hidden as a whole.
 */
export function fileHolders(
  items: readonly ContentItem[],
  isHidden: (item: ContentItem) => boolean,
  circumstances: Circumstances,
): (item: ContentItem) => readonly FileHolder[] {
  const files = items.flatMap((item) =>
    item.kind === "pdf" && !isWithheld(item.pdf) && item.pdf.released === undefined ? item.pdf : [],
  );
  const others = items.filter((item) => item.kind !== "pdf");
  const ofDay = heldOfDay(files, others, circumstances);
  const left = files.filter(({ id }) => !ofDay.has(id));
  const joined = joinedToHidden(left, others, isHidden, circumstances);
  const pattern = patternOf([...joined].flatMap(namesOf));
  const leading = others
    .filter((item) => pattern?.test(referencesOf(item)))
    .map((item) => ({ names: new Set(namedIn(item)), waysTo: waysOf(item, circumstances) }));
  const byName = new Map<string, typeof leading>();
  for (const one of leading)
    for (const name of one.names) byName.getOrInsertComputed(name, () => []).push(one);
  const leadingTo = (pdf: PdfDocument) => new Set(namesOf(pdf).flatMap((name) => byName.get(name) ?? []));
  return (item) => {
    if (item.kind !== "pdf") return [];
    const { pdf } = item;
    const known = ofDay.get(pdf.id);
    if (known || !joined.has(pdf)) return known ?? [];
    return [...leadingTo(pdf)].flatMap(({ waysTo }) => waysTo(pdf));
  };
}

/** Of files by their ids, what is of their day and has them. */
function heldOfDay(
  files: readonly PdfDocument[],
  others: readonly ContentItem[],
  circumstances: Circumstances,
): ReadonlyMap<string, readonly FileHolder[]> {
  const byId = new Map(files.flatMap((pdf) => (pdf.date === undefined ? [] : [[pdf.id, pdf] as const])));
  const days = new Set([...byId.values()].map(({ date }) => date));
  const held = others.flatMap((item) => {
    const day = disclosureOf(item)?.date ?? listedDocument(item)?.ofDay?.day;
    if (day === undefined || !days.has(day)) return [];
    const own = namedIn(item).flatMap((id) => byId.get(id) ?? []);
    const waysTo = waysOf(item, circumstances);
    return own
      .filter(({ date }) => date === day)
      .flatMap((pdf) => waysTo(pdf).map((holder) => ({ id: pdf.id, holder })));
  });
  const holders = Map.groupBy(held, ({ id }) => id);
  return new Map([...holders].map(([id, all]) => [id, all.map(({ holder }) => holder)]));
}

/** The files that something hidden leads to, and that were published with it: a whole, or a part of what visitors see. */
function joinedToHidden(
  files: readonly PdfDocument[],
  others: readonly ContentItem[],
  isHidden: (item: ContentItem) => boolean,
  circumstances: Circumstances,
): ReadonlySet<PdfDocument> {
  if (files.length === 0) return new Set();
  const named = others.flatMap((item) => {
    if (isHidden(item)) return { names: namedIn(item), since: firstPublish(item) };
    const parts = hiddenPartsOf(item, circumstances);
    return parts.map(({ says }) => ({ names: referencesIn(says), since: publishOfParts(item) }));
  });
  if (named.length === 0) return new Set();
  const byName = new Map(files.flatMap((pdf) => namesOf(pdf).map((name) => [name, pdf] as const)));
  return new Set(
    named.flatMap(({ names, since }) =>
      names.flatMap((name) => {
        const pdf = byName.get(name);
        const isWith = Date.parse(pdf?.published ?? "") >= since - AT_ONCE_MS;
        return pdf && isWith && isOfItsPublish(pdf, circumstances) ? pdf : [];
      }),
    ),
  );
}

const firstPublish = (item: ContentItem): number => Date.parse(ownerOf(item).published ?? "");

/** A part has no first publication: what is much older than the last one of its page was there before. */
function publishOfParts(item: ContentItem): number {
  const last = Date.parse(ownerOf(item).changed ?? "") - PREPARED_MS;
  return Math.max(firstPublish(item), Number.isNaN(last) ? Number.NEGATIVE_INFINITY : last);
}

/** Whether the day of a file is not over when it is published: others are of the archive. One without a day has no other. */
function isOfItsPublish({ date, published = "" }: PdfDocument, { timeZone }: Circumstances): boolean {
  return date === undefined || date >= dayAt(published, timeZone);
}

/** How an item leads to each file that it has: as a whole, by parts that are hidden, or by one that is over. */
function waysOf(
  item: ContentItem,
  circumstances: Circumstances,
): (pdf: PdfDocument) => readonly FileHolder[] {
  const asWhole = [{ item, from: Number.NEGATIVE_INFINITY }];
  const hidden = hiddenPartsOf(item, circumstances);
  if (hidden.length === 0) return () => asWhole;
  const namedNow = new Set(namedIn(timelyItem(item, circumstances)));
  const parts = hidden.map(({ says, opening: { from } }) => ({ from, names: new Set(referencesIn(says)) }));
  return (pdf) => {
    if (isNamed(pdf, namedNow)) return asWhole;
    return parts.filter(({ names }) => isNamed(pdf, names)).map(({ from }) => ({ item, from }));
  };
}

function hiddenPartsOf(item: ContentItem, circumstances: Circumstances): readonly Gate[] {
  return partGatesOf(item, circumstances).filter(({ opening }) => opening.from > circumstances.now);
}

/** The ids and addresses that an item names. Not by what an article lists, which is read from its compressed form. */
const namedIn = (item: ContentItem): readonly string[] => referencesOf(item).split("\n");

/** By what others name a PDF document: its id, and the address of its file. */
const namesOf = ({ id, href }: PdfDocument): readonly string[] => [id, comparableAddress(href)];

const isNamed = (pdf: PdfDocument, names: ReadonlySet<string>): boolean =>
  namesOf(pdf).some((name) => names.has(name));
