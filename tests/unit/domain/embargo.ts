import { expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { Circumstances } from "../../../src/domain/content/opening.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../../src/domain/content/site-options.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";

export const BRISBANE = "Australia/Brisbane";
export const page = (of: Page): ContentItem => ({ kind: "page", page: of });

export const optionsWith = (more: Partial<SiteOptions>): ContentItem => {
  return { kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, ...more } };
};

function shownIn(more: Partial<Circumstances>, moment: string, ...items: readonly ContentItem[]) {
  const embargo = new Embargo(items, { now: Date.parse(moment), timeZone: BRISBANE, ...more });
  return { embargo, items: items.flatMap((item) => embargo.shown(item) ?? []) };
}

export const shownAt = (moment: string, ...items: readonly ContentItem[]) => shownIn({}, moment, ...items);

/** The end of an embargo, on {@link DAY} in Brisbane, and a time before it. */
export const until = "2026-11-23T22:30:00.000Z";
export const before = "2026-11-23T12:00:00.000Z";
export const DAY = "2026-11-24";

/**
 * Tests that an embargo hides a document, and of a company that is not listed its day.
 *
 * @param of - A document of {@link DAY}.
 */
export function itIsShownFromItsTime(of: (more?: object) => ContentItem): void {
  it("is shown from the end of its embargo, not a millisecond earlier", () => {
    const waiting = of({ embargo: until });
    expect(shownAt("2026-11-23T22:29:59.999Z", waiting).items).toEqual([]);
    expect(shownAt(until, waiting).items).toEqual([waiting]);
  });

  it("is shown from the beginning of its day by a company that is not listed", () => {
    const dated = of();
    const unlisted = (moment: string) => shownIn({ isListed: false }, moment, dated).items;
    expect(unlisted("2026-11-23T13:59:59.999Z")).toEqual([]);
    expect(unlisted("2026-11-23T14:00:00.000Z")).toEqual([dated]);
  });
}

/**
 * Tests that visitors see another state at the start and at the end of an event.
 *
 * @param held - With the event alone.
 */
export function itChangesWithItsEvent(held: Page, { starts, ends }: { starts: string; ends: string }): void {
  it("changes the visible content at its start and its end, and hides nothing", () => {
    const earlier = new Date(Date.parse(starts) - 24 * 3_600_000).toISOString();
    const shown = [earlier, starts, ends].map((moment) => shownAt(moment, page(held)));
    const changes = [Date.parse(starts), Date.parse(ends), undefined];
    expect(shown.map(({ embargo }) => embargo.nextChange)).toEqual(changes);
    expect(shown[0]).toMatchObject({ embargo: { waiting: [] }, items: [page(held)] });
  });
}

const RELEASED = new ReleaseTimes([{ reference: "06A-1", releasedAt: until }]);

/** What visitors see after each of some publishes and moments, as text. At the end of the embargo the exchange releases `06A-1`. */
export function shownAfter(...steps: readonly (readonly [moment: string, items: readonly ContentItem[]])[]) {
  let last: Embargo | undefined;
  return steps.map(([moment, items]) => {
    const now = Date.parse(moment);
    const releaseTimes = now < Date.parse(until) ? undefined : RELEASED;
    const embargo = new Embargo(items, { now, timeZone: BRISBANE, releaseTimes, before: last });
    last = embargo;
    return JSON.stringify(items.flatMap((item) => embargo.shown(item) ?? []));
  });
}
