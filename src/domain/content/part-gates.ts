import { type ContentItem, documentOf, restatedIn, sectionsOf } from "./content-item.ts";
import { type ItemOpening, lastOf } from "./last-opening.ts";
import type { Circumstances, Opening, Owner } from "./opening.ts";
import type { Page } from "./page.ts";
import { type Results, resultsOpening } from "./results.ts";
import { plainText } from "./rich-text.ts";
import type { Section } from "./section.ts";
import { hasTimes, NO_TIMES, partOpening, type ShownTimes } from "./shown-times.ts";

/** What visitors see from a time of its own, in an item or as a whole. */
export interface Gate {
  /** What reports call it. Default: by the place of its field. */
  readonly name?: string | undefined;
  /** What an editor has called it. Default: nothing. */
  readonly title?: string | undefined;
  /** Its field in the document, as editors know it; absent for the whole document. */
  readonly field?: string | undefined;
  /** The field of the time at which it disappears. Default: it has none. */
  readonly endField?: string | undefined;
  readonly withheld: ShownTimes;
  /** What it hides, in whatever form; absent for the whole document. */
  readonly says?: unknown;
  readonly opening: ItemOpening;
  /** Whether it is the result of an event, which waits for that. */
  readonly isResult?: true;
}

/** The parts of an item that have times of their own, or wait for the exchange, and the results of its event. */
export function partGatesOf(item: ContentItem, circumstances: Circumstances): readonly Gate[] {
  return gatesOf(
    item,
    partsOf(item).filter(({ times }) => hasTimes(times)),
    circumstances,
  );
}

/** Parts of an item, and the results of its event, with when they open. */
function gatesOf(item: ContentItem, parts: readonly Part[], circumstances: Circumstances): readonly Gate[] {
  const owners = ownersOf(item);
  const gates = parts.map(({ name, title, field, endField, times, says = times }) => {
    return {
      name,
      title: title?.(),
      field,
      endField,
      withheld: times,
      says,
      opening: lastOf(owners.map((owner) => partOpening(times, owner, circumstances))),
    };
  });
  const results = item.kind === "page" ? item.page.results : undefined;
  if (item.kind !== "page" || !results) return gates;
  const opening = lastOf(owners.map((owner) => resultsOpening(results, owner, circumstances)));
  return [...gates, gateOf(results, item.page, opening)];
}

function gateOf({ name, field, embargo, exchange, hides }: Results, page: Page, opening: Opening): Gate {
  const fields = new Set<string>(hides);
  const says = Object.entries(page).filter(([one]) => fields.has(one));
  return { name, field, withheld: { embargo, exchange }, says, opening, isResult: true };
}

/** The parts that wait in one version of an item, and that visitors see in the next one. */
export function partsOpenedBy(
  before: ContentItem,
  item: ContentItem,
  circumstances: Circumstances,
): readonly Gate[] {
  const waitingIn = (one: ContentItem) =>
    partGatesOf(one, circumstances).filter(({ opening }) => opening.from > circumstances.now);
  const waiting = new Set(waitingIn(item).map(sameInAllVersions));
  const all = new Set(gatesOf(item, partsOf(item), circumstances).map(sameInAllVersions));
  return waitingIn(before).filter((gate) => {
    const same = sameInAllVersions(gate);
    return all.has(same) && !waiting.has(same);
  });
}

/** What names a part in all versions of its item: what it is called, or else all that it says. */
function sameInAllVersions({ name, title, withheld }: Gate): string {
  return name ?? title ?? JSON.stringify({ ...withheld, ...NO_TIMES, partNumber: undefined });
}

interface Part {
  readonly name?: string | undefined;
  /** What an editor has called it. It is asked of few parts, and takes time. */
  readonly title?: (() => string | undefined) | undefined;
  readonly field: string;
  readonly endField?: string | undefined;
  readonly times: ShownTimes;
  /** What it says. Default: its times are among that. */
  readonly says?: unknown;
}

/**
 * The parts of an item that can have times of their own: sections, groups of menus, the announcements of the site, and the texts
 * of a translation.
 */
function partsOf(item: ContentItem): readonly Part[] {
  const { translation } = restatedIn(item) ?? {};
  if (translation) return [{ field: "data.embargo", times: translation }];
  if (item.kind !== "site-options")
    return sectionsOf(item).map((times, index) => {
      return { title: () => headingOf(times), ...timesAt(`sections[${index}].`), times };
    });
  const { menus, announcementTimes = {}, announcementBar, announcementModal } = item.options;
  const says = [announcementBar, announcementModal];
  const groups = Object.entries(menus).flatMap(([name, all]) =>
    all.map((times, index) => {
      return { title: () => times.title, ...timesAt(`menus.${name}[${index}].`), times };
    }),
  );
  // Times without a text hide nothing.
  if (says.every(({ length }) => length === 0)) return groups;
  const fields = { field: "data.announcementShownFrom", endField: "data.announcementShownUntil" };
  return [...groups, { name: "the announcement", ...fields, times: announcementTimes, says }];
}

function timesAt(part: string): Pick<Part, "field" | "endField"> {
  return { field: `${part}shown_from`, endField: `${part}shown_until` };
}

/** The heading of a section, or the first one in its text. */
export function headingOf(section: Section): string | undefined {
  if (section.kind !== "rich-text") return "heading" in section ? section.heading : undefined;
  const first = section.body.find(({ kind }) => kind === "heading");
  return first && plainText([first]);
}

/**
 * Whose the parts of an item are: those of a page with the facts of another one are shown when they would be on both, since an
 * announcement can be too old for one of them.
 */
export function ownersOf(item: ContentItem): readonly Owner[] {
  const own = ownerOf(item);
  const facts = item.kind === "page" ? item.facts : undefined;
  return facts ? [own, facts] : [own];
}

/** The document of an item, for the gates of its parts. The texts of a translation are a document of their own. */
export function ownerOf(item: ContentItem): Owner {
  if (item.kind === "site-options") return { published: item.options.published, changed: item.changed };
  if (item.kind === "page") {
    const { published, changed } = item.page;
    return { published, changed, isTranslated: (item.translations ?? []).length > 0 };
  }
  const { translation } = restatedIn(item) ?? {};
  return { published: (translation ?? documentOf(item))?.published };
}
