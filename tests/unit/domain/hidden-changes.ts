import { expect, it } from "vitest";
import { type ContentItem, documentOf } from "../../../src/domain/content/content-item.ts";
import { Embargo, type EmbargoOptions } from "../../../src/domain/content/embargo.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";

export const page = (of: Page): ContentItem => ({ kind: "page", page: of });

/** A page is published, something hidden is added to it the evening before, and shown in the morning. */
export const FIRST = "2025-03-01T00:00:00.000Z";
export const PUBLISHED = "2026-10-01T00:00:00.000Z";
export const EVENING = "2026-11-23T08:00:00.000Z";
export const LATER = "2026-11-23T10:00:00.000Z";
export const SHOWN = "2026-11-23T22:30:00.000Z";
export const WEEK_LATER = "2026-11-30T22:30:00.000Z";

export const REFERENCE = "06A-1234";
export const RELEASED = new ReleaseTimes([{ reference: REFERENCE, releasedAt: SHOWN }]);
export const exchange = { reference: REFERENCE, isAwaited: true, latest: SHOWN };

/** The next embargo after another one, or the first one of a process. */
function gate(moment: string, items: readonly ContentItem[], more: Partial<EmbargoOptions> = {}) {
  return new Embargo(items, { now: Date.parse(moment), timeZone: "Australia/Brisbane", ...more });
}

/** What is published at a time, one after the other. */
export type Step = readonly [
  moment: string,
  items: readonly ContentItem[],
  more?: Partial<EmbargoOptions> | undefined,
];

/** The embargo of a process that has seen all steps. */
export const gateAfter = (...steps: readonly Step[]) =>
  steps.reduce<Embargo | undefined>(
    (last, [moment, items, more]) => gate(moment, items, { ...more, before: last }),
    undefined,
  );

/** When visitors saw the last change of the first item of the last step. */
export function changedAfter(...steps: readonly Step[]): string | undefined {
  const [first] = steps.at(-1)?.[1] ?? [];
  const shown = first && gateAfter(...steps)?.shown(first);
  return shown && documentOf(shown)?.changed;
}

export const dated = { published: FIRST, changed: PUBLISHED };

export const minuteBefore = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString();

/** What is hidden in the first of some items until a moment; what there was before, and the time from which it is shown. */
export type HiddenPart = readonly [
  known: readonly ContentItem[],
  items: readonly ContentItem[],
  shown: string,
  released?: Partial<EmbargoOptions>,
];

/** Tests that visitors take a hidden part for a change when it is shown, and not before. */
export function itIsNoChangeBefore([known, items, shown, released]: HiddenPart): void {
  it("is not a publish that hides something, but the moment at which that is shown", () => {
    const steps: readonly Step[] = [
      [PUBLISHED, known],
      [EVENING, items],
      [minuteBefore(shown), items],
    ];
    expect(changedAfter(...steps.slice(0, 2))).toBe(PUBLISHED);
    expect(changedAfter(...steps)).toBe(PUBLISHED);
    expect(changedAfter(...steps, [shown, items, released])).toBe(shown);
    const later = new Date(Date.parse(shown) + 7 * 24 * 3_600_000).toISOString();
    expect(changedAfter(...steps, [shown, items, released], [later, items, released])).toBe(shown);
  });

  it("does not tell when that was taken away, or changed before anybody saw it", () => {
    const [first, ...others] = items;
    const again = first && page({ ...pageOf(first), changed: LATER });
    const taken = known.map((item) => page({ ...pageOf(item), changed: LATER }));
    const steps: readonly Step[] = [
      [PUBLISHED, known],
      [EVENING, items],
    ];
    expect(changedAfter(...steps, [LATER, again ? [again, ...others] : []])).toBe(PUBLISHED);
    expect(changedAfter(...steps, [LATER, [...taken, ...others]])).toBe(PUBLISHED);
  });

  it("is the same in the next process, which has stored it, and with any polls", () => {
    const evening = gateAfter([PUBLISHED, known], [EVENING, items]);
    const restarted: Partial<EmbargoOptions> = { changes: evening?.changes };
    expect(changedAfter([LATER, items, restarted])).toBe(PUBLISHED);
    expect(changedAfter([shown, items, { ...restarted, ...released }])).toBe(shown);
    // One that was late to read the publish, and one that has never read the state before.
    expect(changedAfter([PUBLISHED, known], [shown, items, released])).toBe(shown);
    expect(changedAfter([shown, items, released])).toBe(shown);
  });

  it("is the latest one that is certain if nobody knows what a publish has changed", () => {
    expect(changedAfter([minuteBefore(shown), items])).toBe(FIRST);
  });

  it("follows a clock that is set back and forward", () => {
    const steps: readonly Step[] = [
      [PUBLISHED, known],
      [EVENING, items],
    ];
    const moments = [shown, minuteBefore(shown), shown].map((moment): Step => [moment, items, released]);
    const seen = moments.map((_moment, index) => changedAfter(...steps, ...moments.slice(0, index + 1)));
    expect(seen).toEqual([shown, PUBLISHED, shown]);
  });
}

function pageOf(item: ContentItem): Page {
  if (item.kind !== "page") throw new Error("it is no page");
  return item.page;
}
