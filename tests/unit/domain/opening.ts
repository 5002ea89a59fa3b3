import { expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { Circumstances } from "../../../src/domain/content/opening.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { type ExchangeRelease, ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { hiddenProblems } from "../../../src/domain/report/hidden-problems.ts";

export const REFERENCE = "06A-1234";
export const OWN = "Enter the reference of its own announcement; if this is it, choose “At a time”";

/** Times around a release at 8:30 am in Brisbane. */
export const RELEASED = "2026-11-23T22:30:00.000Z";
export const later = (hours: number, from = RELEASED) =>
  new Date(Date.parse(from) + hours * 3_600_000).toISOString();
export const DAYS = 24;

export const page = (of: Page): ContentItem => ({ kind: "page", page: of });

/** What visitors see at a time, and what is told of the rest, as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
export function at(now: string, items: readonly ContentItem[], more: Partial<Circumstances> = {}) {
  const releaseTimes = new ReleaseTimes([{ reference: REFERENCE, releasedAt: RELEASED }]);
  const circumstances = { now: Date.parse(now), timeZone: "Australia/Brisbane", releaseTimes, ...more };
  const embargo = new Embargo(items, circumstances);
  const shown = items.flatMap((item) => embargo.shown(item) ?? []);
  const told = hiddenProblems(items, circumstances).map(
    ({ severity, document, field, problem }) => `${severity} ${document} ${field}: ${problem}`,
  );
  return { embargo, shown, told, doubts: embargo.doubtful.map(({ doubt }) => doubt.kind) };
}

export const awaiting = (more: Partial<ExchangeRelease> = {}) => ({
  exchange: { reference: REFERENCE, isAwaited: true, ...more },
});

const before = later(-DAYS);
const onDay = later(-3);

/**
 * Tests that the day that a document is of opens nothing by itself.
 *
 * @param day - That of the release.
 * @param field - Where editors enter it.
 * @param of - A document of that day.
 */
export function itOpensByDay(day: string, field: string, of: (more?: object) => ContentItem): void {
  it("opens nothing by itself: what was published before it waits", () => {
    const item = of({ changed: before });
    for (const now of [before, later(-8.5), RELEASED, later(30 * DAYS)])
      expect(at(now, [item])).toMatchObject({ shown: [], doubts: ["day-without-time"] });
    const { told } = at(before, [item]);
    expect(told).toMatchObject([
      expect.stringMatching(`^error \\S+ ${field}: stays hidden: ${day} is a day`),
    ]);
  });

  it("shows at once what was published on it or later", () => {
    for (const changed of [onDay, later(400 * DAYS)])
      expect(at(changed, [of({ changed })])).toMatchObject({ shown: [{}], told: [], doubts: [] });
  });

  it("with a time on it shows it at that time", () => {
    const item = of({ changed: before, embargo: RELEASED });
    expect(at(later(-0.01), [item]).shown).toEqual([]);
    expect(at(RELEASED, [item]).shown).toHaveLength(1);
  });

  it("after the end of an embargo is a contradiction: it waits", () => {
    const item = of({ changed: before, embargo: later(-DAYS) });
    expect(at(later(DAYS), [item])).toMatchObject({ shown: [], doubts: ["day-without-time"] });
  });
}
