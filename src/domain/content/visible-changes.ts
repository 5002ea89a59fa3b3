import { type ContentItem, documentOf, idOf, listedDocument } from "./content-item.ts";
import type { ItemOpening } from "./last-opening.ts";
import { latestOf } from "./moments.ts";
import type { Gate } from "./part-gates.ts";
import { addressesOf, comparableAddress, patternOf, referencesOf } from "./references.ts";

const SECOND_MS = 1_000;

/** When visitors saw the last change of a version of a document, as far as a comparison with the one before has shown it. */
export interface SeenChange {
  /** The last publication of the version, ISO 8601 in UTC; absent if unknown. */
  readonly version?: string | undefined;
  /** Not after that, likewise. */
  readonly seen?: string | undefined;
  /** When it was compared with the version before, in milliseconds of Unix time. */
  readonly compared: number;
}

/** The same of items, by what tells them apart. */
export type SeenChanges = ReadonlyMap<string, SeenChange>;

/** An item that visitors see, with its gates. */
interface VisibleItem {
  readonly item: ContentItem;
  readonly opening: ItemOpening;
  readonly parts: readonly Gate[];
}

interface ChangeOptions {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** What visitors saw before, as it is stored, by id. */
  readonly before: ReadonlyMap<string, ContentItem>;
  /** When they saw the last change of that. */
  readonly changedBefore: (item: ContentItem) => string | undefined;
  readonly known: SeenChanges;
  /** The gates of the parts of an item. */
  readonly partsOf: (item: ContentItem) => readonly Gate[];
  /** The ids and addresses of what is hidden. */
  readonly hidden: ReadonlySet<string>;
  /** What visitors see of an item now, but for the time of its last change. */
  readonly textOf: (item: ContentItem) => string;
}

/** When visitors saw the last change of items. */
export interface VisibleChanges {
  /** Those of which it is not the last publication, ISO 8601 in UTC; `undefined` if it is unknown. */
  readonly changed: ReadonlyMap<ContentItem, string | undefined>;
  /** When a document that pages show facts of was seen no more, ISO 8601 in UTC; `undefined` if that is not known of any. */
  readonly lastWithdrawal: string | undefined;
  /** What does not follow from what is published, for the next comparison. */
  readonly known: SeenChanges;
}

/** What {@link SeenChanges} call the last withdrawal. No id of the content service has a space. */
const WITHDRAWAL = "last withdrawal";

/**
 * When visitors saw the last change of each item: at a publish that has changed what they see, or when a part of it, or
 * something that it mentions, has appeared or disappeared since. A publish that changes only what is hidden is no change.
 *
 * What a publish has changed is seen by a comparison with the version before. Where that is not known, a publish of an item
 * in which something is hidden does not count, and the last change is the latest one that is known for certain.
 */
export function visibleChanges(visible: readonly VisibleItem[], options: ChangeOptions): VisibleChanges {
  const opened = openedLater(visible);
  // A cheap test first: the references of thousands of items take time, and few of them count.
  const mentions = patternOf([...options.hidden, ...opened.keys()]);
  const changed = new Map<ContentItem, string | undefined>();
  const known = new Map<string, SeenChange>();
  for (const gated of visible) {
    const document = documentOf(gated.item);
    if (document === undefined) continue;
    const { id, changed: version } = document;
    const others = mentions ? othersIn(gated.item, id, mentions) : [];
    const key = idOf(gated.item);
    const compared = seenChangeOf(gated.item, key, options);
    // Nearly all items.
    if (compared === undefined && others.length === 0 && isOpenSince(gated, version)) continue;
    const circumstances = circumstancesOf(gated, others, opened, options);
    const seen = orAsBefore(compared, gated.item, circumstances, options);
    const last = lastChange(document, { ...circumstances, known: seen, now: options.now });
    if (last !== version) changed.set(gated.item, last);
    const follows = seen?.seen === version && !circumstances.hidesSomething && gated.parts.length === 0;
    if (seen && !follows) known.set(key, seen);
  }
  const withdrawal = withdrawalAfter(visible, options);
  if (withdrawal) known.set(WITHDRAWAL, withdrawal);
  return { changed, lastWithdrawal: withdrawal?.seen, known };
}

/** The last withdrawal of what pages show or list. It counts as a change of all such pages: which showed it is not known. */
function withdrawalAfter(
  visible: readonly VisibleItem[],
  { before, changedBefore, known, now }: ChangeOptions,
): SeenChange | undefined {
  const ids = new Set(visible.map(({ item }) => idOf(item)));
  const gone = [...before].flatMap(([id, item]) => (ids.has(id) || !isOnOtherPages(item) ? [] : item));
  const last = known.get(WITHDRAWAL);
  if (gone.length === 0) return last;
  const seen = [secondOf(now), last?.seen, ...gone.map(changedBefore)];
  return {
    seen: seen
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
    compared: now,
  };
}

/** Whether other pages show facts of an item, or list it, as calendars and lists of news do. */
function isOnOtherPages(item: ContentItem): boolean {
  if (item.kind === "page") return item.page.type === "news-article" || item.page.dates !== undefined;
  return item.kind === "pdf" || listedDocument(item) !== undefined;
}

/** In seconds, as editors and most outputs have it. */
function secondOf(moment: number): string {
  return new Date(Math.floor(moment / SECOND_MS) * SECOND_MS).toISOString();
}

function circumstancesOf(
  { opening, parts }: VisibleItem,
  references: readonly string[],
  opened: ReadonlyMap<string, number>,
  { hidden, now }: ChangeOptions,
): Pick<Changes, "moments" | "hidesSomething"> {
  const shown = references.flatMap((reference) => opened.get(reference) ?? []);
  return {
    moments: [opening.from, ...momentsOfParts(parts), ...shown],
    hidesSomething:
      parts.some((part) => part.opening.from > now) || references.some((reference) => hidden.has(reference)),
  };
}

/** What an item mentions beside itself and its translations, which change nothing of it; nothing, if it does not match. */
function othersIn(item: ContentItem, id: string, mentions: RegExp): readonly string[] {
  const references = referencesOf(item);
  if (!mentions.test(references)) return [];
  const same = new Set([id, ...(item.translations ?? []).map((translation) => translation.id)]);
  return references.split("\n").filter((reference) => !same.has(reference));
}

/** Whether an item was shown as a whole with a publish. */
function isOpenSince({ opening: { from }, parts }: VisibleItem, version = ""): boolean {
  return parts.length === 0 && !(Number.isFinite(from) && from > Date.parse(version));
}

/** What is known of the last change of an item; `undefined` if it is as it was, or was not seen before. */
function seenChangeOf(
  item: ContentItem,
  id: string,
  { before, changedBefore, known, partsOf, textOf, now }: ChangeOptions,
): SeenChange | undefined {
  const version = documentOf(item)?.changed;
  const former = before.get(id);
  if (former === undefined || former === item) {
    const found = known.get(id);
    return found?.version === version ? found : undefined;
  }
  const published = documentOf(former)?.changed;
  // It may have changed because of another document, of which it has a copy or to which it has a link.
  if (published !== version && textOf(former) !== textOf(item))
    return { version, seen: version, compared: now };
  const moments = momentsOfParts(partsOf(former));
  const formerly = { version: published, seen: changedBefore(former), compared: now };
  const seen = lastChange({ changed: published }, { moments, hidesSomething: false, known: formerly, now });
  return { version, seen, compared: now };
}

/** What is known of an item; of one that is as visitors saw it, and in which something is hidden now, that it has not changed. */
function orAsBefore(
  compared: SeenChange | undefined,
  item: ContentItem,
  { hidesSomething }: Pick<Changes, "hidesSomething">,
  { before, changedBefore, now }: ChangeOptions,
): SeenChange | undefined {
  if (compared || !hidesSomething || before.get(idOf(item)) !== item) return compared;
  return { version: documentOf(item)?.changed, seen: changedBefore(item), compared: now };
}

interface Changes {
  /** Times at which something of the document may have appeared or disappeared, in milliseconds of Unix time. */
  readonly moments: readonly number[];
  /** Whether a part of it is hidden, or something that it mentions. */
  readonly hidesSomething: boolean;
  readonly known: SeenChange | undefined;
  readonly now: number;
}

function lastChange(
  { published, changed }: { readonly published?: string | undefined; readonly changed?: string | undefined },
  { moments, hidesSomething, known, now }: Changes,
): string | undefined {
  if (changed === undefined) return undefined;
  const isUncertain = hidesSomething && known === undefined;
  const publish = isUncertain ? published : changed;
  const base = known === undefined ? publish : known.seen;
  // What was to be seen from an earlier time was seen with the publish; the clock of the content service may be fast.
  const since = Math.min(Date.parse(changed), known?.compared ?? Number.POSITIVE_INFINITY);
  const past = moments.filter((moment) => Number.isFinite(moment) && moment <= now);
  const latest = latestOf(isUncertain ? past : past.filter((moment) => moment > since));
  if (latest === undefined) return base;
  const second = secondOf(latest);
  return Date.parse(second) <= Date.parse(base ?? "") ? base : second;
}

/** The times at which parts appear and disappear. What never appears does not disappear. */
function momentsOfParts(parts: readonly Gate[]): readonly number[] {
  return parts.flatMap(({ opening: { from }, withheld: { shownUntil = "" } }) => {
    const until = Date.parse(shownUntil);
    return [from, from < until ? until : Number.NaN];
  });
}

/** When documents were shown that were hidden at first, by their ids and addresses: what mentions them has changed then. */
function openedLater(visible: readonly VisibleItem[]): ReadonlyMap<string, number> {
  return new Map(
    visible.flatMap(({ item, opening: { from } }) => {
      const { id, published = "" } = documentOf(item) ?? {};
      if (id === undefined || !Number.isFinite(from) || from <= Date.parse(published)) return [];
      return [id, ...addressesOf(item).map(comparableAddress)].map((name) => [name, from] as const);
    }),
  );
}
