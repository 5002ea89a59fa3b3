import { type ContentItem, documentOf, idOf, listedDocument } from "./content-item.ts";
import type { ItemOpening } from "./last-opening.ts";
import { latestOf } from "./moments.ts";
import type { Gate } from "./part-gates.ts";
import { addressesOf, comparableAddress, patternOf, referencesOf } from "./references.ts";

const SECOND_MS = 1_000;

/** When visitors saw the last change of a version of a document, as a comparison with the version before has shown. */
export interface SeenChange {
  /** The last publication of the version, ISO 8601 in UTC; absent if unknown. */
  readonly version?: string | undefined;
  /** When visitors saw its last change, ISO 8601 in UTC; not after `version`, absent if unknown. */
  readonly seen?: string | undefined;
  /** When it was compared with the version before, in milliseconds of Unix time. */
  readonly compared: number;
}

/** The {@link SeenChange} of items, by {@link idOf}, and one for the last withdrawal. */
export type SeenChanges = ReadonlyMap<string, SeenChange>;

/** An item that visitors see, with the time since which they see it, and the gates of its parts. */
interface VisibleItem {
  readonly item: ContentItem;
  readonly opening: ItemOpening;
  readonly parts: readonly Gate[];
}

interface ChangeOptions {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The items that visitors saw at the last comparison, as they are stored, by id. */
  readonly before: ReadonlyMap<string, ContentItem>;
  /** When visitors saw the last change of such an item, ISO 8601 in UTC. */
  readonly changedBefore: (item: ContentItem) => string | undefined;
  /** The result of the last comparison. */
  readonly known: SeenChanges;
  /** The gates of the parts of an item. */
  readonly partsOf: (item: ContentItem) => readonly Gate[];
  /** The ids and addresses of hidden documents. */
  readonly hidden: ReadonlySet<string>;
  /** All that visitors see of an item now, without the time of its last change. */
  readonly textOf: (item: ContentItem) => string;
}

/** When visitors saw the last change of items. */
export interface VisibleChanges {
  /** ISO 8601 in UTC, `undefined` if unknown; only of items of which it is not the time of their last publication. */
  readonly changed: ReadonlyMap<ContentItem, string | undefined>;
  /** When a document was last withdrawn that other pages show facts of, ISO 8601 in UTC; `undefined` if none is known. */
  readonly lastWithdrawal: string | undefined;
  /** For the next comparison: the changes that the times of publication alone do not tell. */
  readonly known: SeenChanges;
}

/** The key of the last withdrawal in {@link SeenChanges}. No id of the content service has a space. */
const WITHDRAWAL = "last withdrawal";

/**
 * Finds out when visitors saw the last change of each item: at a publish that changed what they see, or later, when a part of
 * it or something that it mentions appeared or disappeared. A publish that changes only hidden parts is not a change.
 *
 * A comparison with the version before shows what a publish has changed. Where that version is not known, the publish of an
 * item with hidden parts does not count, and the last change is the latest one that is certain.
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
    // This ends the work for nearly all items.
    if (compared === undefined && others.length === 0 && isOpenSince(gated, version)) continue;
    const evidence = evidenceOf(gated, others, opened, options);
    const seen = orUnchanged(compared, gated.item, evidence, options);
    const last = lastChange(document, { ...evidence, known: seen, now: options.now });
    if (last !== version) changed.set(gated.item, last);
    const followsFromPublish = seen?.seen === version && !evidence.hidesSomething && gated.parts.length === 0;
    if (seen && !followsFromPublish) known.set(key, seen);
  }
  const withdrawal = withdrawalAfter(visible, options);
  if (withdrawal) known.set(WITHDRAWAL, withdrawal);
  return { changed, lastWithdrawal: withdrawal?.seen, known };
}

/**
 * The last withdrawal of an item that other pages show or list. It counts as a change of all of them: which ones showed it is
 * unknown.
 */
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

/** A moment in whole seconds, ISO 8601 in UTC: editors and most outputs have no smaller unit. */
function secondOf(moment: number): string {
  return new Date(Math.floor(moment / SECOND_MS) * SECOND_MS).toISOString();
}

/** What tells of changes of an item beside its publication. */
function evidenceOf(
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

/** The ids and addresses that an item mentions, without its own and those of its translations; none if nothing in it matches. */
function othersIn(item: ContentItem, id: string, mentions: RegExp): readonly string[] {
  const references = referencesOf(item);
  if (!mentions.test(references)) return [];
  const same = new Set([id, ...(item.translations ?? []).map((translation) => translation.id)]);
  return references.split("\n").filter((reference) => !same.has(reference));
}

/** Whether all of an item was shown with its last publish, so that this was its last change. */
function isOpenSince({ opening: { from }, parts }: VisibleItem, version = ""): boolean {
  return parts.length === 0 && !(Number.isFinite(from) && from > Date.parse(version));
}

/**
 * The last change of an item by comparison with what visitors saw before; `undefined` if they did not see it, or nothing is
 * known.
 */
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

/**
 * The known change of an item. Without one, an item that is as visitors saw it has not changed, although something in it is
 * hidden now.
 */
function orUnchanged(
  compared: SeenChange | undefined,
  item: ContentItem,
  { hidesSomething }: Pick<Changes, "hidesSomething">,
  { before, changedBefore, now }: ChangeOptions,
): SeenChange | undefined {
  if (compared || !hidesSomething || before.get(idOf(item)) !== item) return compared;
  return { version: documentOf(item)?.changed, seen: changedBefore(item), compared: now };
}

/** What the last change of an item is concluded from. */
interface Changes {
  /** Times at which something of the document may have appeared or disappeared, in milliseconds of Unix time. */
  readonly moments: readonly number[];
  /** Whether a part of it is hidden, or something that it mentions. */
  readonly hidesSomething: boolean;
  readonly known: SeenChange | undefined;
  readonly now: number;
}

/** When visitors saw the last change of a document, ISO 8601 in UTC; `undefined` if that is unknown. */
function lastChange(
  { published, changed }: { readonly published?: string | undefined; readonly changed?: string | undefined },
  { moments, hidesSomething, known, now }: Changes,
): string | undefined {
  if (changed === undefined) return undefined;
  const isUncertain = hidesSomething && known === undefined;
  const publish = isUncertain ? published : changed;
  const base = known === undefined ? publish : known.seen;
  // A part that opened before the publish was first seen with it. The clock of the content service may be fast.
  const since = Math.min(Date.parse(changed), known?.compared ?? Number.POSITIVE_INFINITY);
  const past = moments.filter((moment) => Number.isFinite(moment) && moment <= now);
  const latest = latestOf(isUncertain ? past : past.filter((moment) => moment > since));
  if (latest === undefined) return base;
  const second = secondOf(latest);
  return Date.parse(second) <= Date.parse(base ?? "") ? base : second;
}

/** The times at which parts appear and disappear; `NaN` for the end of one that never appears. */
function momentsOfParts(parts: readonly Gate[]): readonly number[] {
  return parts.flatMap(({ opening: { from }, withheld: { shownUntil = "" } }) => {
    const until = Date.parse(shownUntil);
    return [from, from < until ? until : Number.NaN];
  });
}

/** When documents appeared that were hidden at first, by their ids and addresses: items that mention them changed then. */
function openedLater(visible: readonly VisibleItem[]): ReadonlyMap<string, number> {
  return new Map(
    visible.flatMap(({ item, opening: { from } }) => {
      const { id, published = "" } = documentOf(item) ?? {};
      if (id === undefined || !Number.isFinite(from) || from <= Date.parse(published)) return [];
      return [id, ...addressesOf(item).map(comparableAddress)].map((name) => [name, from] as const);
    }),
  );
}
