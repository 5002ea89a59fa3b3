import { describe, expect, it } from "vitest";
import { type ContentItem, documentOf } from "../../../src/domain/content/content-item.ts";
import { Embargo, type EmbargoOptions } from "../../../src/domain/content/embargo.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { AGM, generalMeeting } from "../meetings/sample-meetings.ts";
import {
  contentPage,
  investorsPage,
  linked,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";

const page = (of: Page): ContentItem => ({ kind: "page", page: of });

/** A page is published, something hidden is added to it the evening before, and shown in the morning. */
const FIRST = "2025-03-01T00:00:00.000Z";
const PUBLISHED = "2026-10-01T00:00:00.000Z";
const EVENING = "2026-11-23T08:00:00.000Z";
const LATER = "2026-11-23T10:00:00.000Z";
const SHOWN = "2026-11-23T22:30:00.000Z";
const WEEK_LATER = "2026-11-30T22:30:00.000Z";

const REFERENCE = "06A-1234";
const RELEASED = new ReleaseTimes([{ reference: REFERENCE, releasedAt: SHOWN }]);
const exchange = { reference: REFERENCE, isAwaited: true, latest: SHOWN };

/** The next embargo after another one, or the first one of a process. */
function gate(moment: string, items: readonly ContentItem[], more: Partial<EmbargoOptions> = {}) {
  return new Embargo(items, { now: Date.parse(moment), timeZone: "Australia/Brisbane", ...more });
}

/** What is published at a time, one after the other. */
type Step = readonly [
  moment: string,
  items: readonly ContentItem[],
  more?: Partial<EmbargoOptions> | undefined,
];

/** The embargo of a process that has seen all steps. */
const gateAfter = (...steps: readonly Step[]) =>
  steps.reduce<Embargo | undefined>(
    (last, [moment, items, more]) => gate(moment, items, { ...more, before: last }),
    undefined,
  );

/** When visitors saw the last change of the first item of the last step. */
function changedAfter(...steps: readonly Step[]): string | undefined {
  const [first] = steps.at(-1)?.[1] ?? [];
  const shown = first && gateAfter(...steps)?.shown(first);
  return shown && documentOf(shown)?.changed;
}

const dated = { published: FIRST, changed: PUBLISHED };
const calendar = (day: string, times: ShownTimes = {}): Section => {
  return { kind: "calendar", intro: [], events: [{ date: day, title: "Results" }], ...times };
};
const investors = (changed: string, ...sections: readonly Section[]) => [
  page({ ...investorsPage(textSection("Welcome"), ...sections), ...dated, changed }),
];
const before = investors(PUBLISHED);

const meeting = (changed: string, votesFor?: number) => [
  page({
    ...generalMeeting({ resolutions: [{ title: "Accounts", text: [], votesFor }] }),
    ...dated,
    changed,
  }),
];

const article = page({
  ...newsArticle("record", "2026-11-24"),
  published: EVENING,
  changed: SHOWN,
  embargo: SHOWN,
});
const card = {
  title: "A record half",
  text: [],
  action: { label: "Read", link: { kind: "page" as const, href: "/news/record" } },
};
const cards: Section = { kind: "cards", intro: [], cards: [card] };

/** What is hidden in the first of these items until a moment; what there was before, and the time from which it is shown. */
const HIDDEN: Readonly<
  Record<string, readonly [readonly ContentItem[], readonly ContentItem[], string, Partial<EmbargoOptions>?]>
> = {
  "a section with a time": [before, investors(EVENING, calendar("2026-12-01", { embargo: SHOWN })), SHOWN],
  "a section that waits for the exchange": [
    before,
    investors(EVENING, calendar("2026-12-01", { exchange })),
    SHOWN,
    { releaseTimes: RELEASED },
  ],
  "the votes of a meeting": [meeting(PUBLISHED), meeting(EVENING, 900), new Date(AGM.after).toISOString()],
  "a card that leads to a hidden article": [before, [...investors(EVENING, cards), article], SHOWN],
};
const minuteBefore = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString();

describe("the last change of a document that visitors have seen", () => {
  it("is its last publication if nothing is hidden", () => {
    expect(changedAfter([EVENING, before])).toBe(PUBLISHED);
    const next = investors(EVENING, calendar("2026-12-01"));
    expect(changedAfter([LATER, next])).toBe(EVENING);
    expect(changedAfter([PUBLISHED, before], [LATER, next])).toBe(EVENING);
  });

  it.each(Object.entries(HIDDEN))(
    "is not a publish that adds %s, but the moment at which that is shown",
    (_, [known, items, shown, released]) => {
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
    },
  );

  it.each(Object.entries(HIDDEN))(
    "does not tell when %s was taken away, or changed before anybody saw it",
    (_, [known, items]) => {
      const [first, ...others] = items;
      const again = first && page({ ...pageOf(first), changed: LATER });
      const taken = known.map((item) => page({ ...pageOf(item), changed: LATER }));
      const steps: readonly Step[] = [
        [PUBLISHED, known],
        [EVENING, items],
      ];
      expect(changedAfter(...steps, [LATER, again ? [again, ...others] : []])).toBe(PUBLISHED);
      expect(changedAfter(...steps, [LATER, [...taken, ...others]])).toBe(PUBLISHED);
    },
  );

  it.each(Object.entries(HIDDEN))(
    "is the same in the next process, which has stored it, and with any polls: %s",
    (_, [known, items, shown, released]) => {
      const evening = gateAfter([PUBLISHED, known], [EVENING, items]);
      const restarted: Partial<EmbargoOptions> = { changes: evening?.changes };
      expect(changedAfter([LATER, items, restarted])).toBe(PUBLISHED);
      expect(changedAfter([shown, items, { ...restarted, ...released }])).toBe(shown);
      // One that was late to read the publish, and one that has never read the state before.
      expect(changedAfter([PUBLISHED, known], [shown, items, released])).toBe(shown);
      expect(changedAfter([shown, items, released])).toBe(shown);
    },
  );

  it.each(Object.entries(HIDDEN))(
    "is the latest one that is certain if nobody knows what a publish has changed: %s",
    (_, [, items, shown]) => {
      expect(changedAfter([minuteBefore(shown), items])).toBe(FIRST);
    },
  );

  it.each(Object.entries(HIDDEN))(
    "follows a clock that is set back and forward: %s",
    (_, [known, items, shown, released]) => {
      const steps: readonly Step[] = [
        [PUBLISHED, known],
        [EVENING, items],
      ];
      const moments = [shown, minuteBefore(shown), shown].map((moment): Step => [moment, items, released]);
      const seen = moments.map((_moment, index) => changedAfter(...steps, ...moments.slice(0, index + 1)));
      expect(seen).toEqual([shown, PUBLISHED, shown]);
    },
  );

  it("is a publish that changes what they see, whatever it hides", () => {
    const items = investors(EVENING, textSection("New"), calendar("2026-12-01", { embargo: SHOWN }));
    expect(changedAfter([PUBLISHED, before], [EVENING, items])).toBe(EVENING);
    expect(changedAfter([PUBLISHED, before], [EVENING, items], [LATER, items])).toBe(EVENING);
  });

  it("is the moment at which one part takes the place of another, each time", () => {
    const items = investors(
      PUBLISHED,
      calendar("2026-12-01", { shownUntil: SHOWN }),
      calendar("2026-12-02", { embargo: SHOWN, shownUntil: WEEK_LATER }),
      calendar("2026-12-03", { embargo: WEEK_LATER }),
    );
    const seen = [EVENING, SHOWN, WEEK_LATER].map((moment) =>
      changedAfter([PUBLISHED, items], [moment, items]),
    );
    expect(seen).toEqual([FIRST, SHOWN, WEEK_LATER]);
  });

  it.each<[string, ShownTimes]>([
    ["is over", { embargo: "2026-11-01T00:00:00.000Z", shownUntil: "2026-11-02T00:00:00.000Z" }],
    ["would disappear before it appears", { embargo: SHOWN, shownUntil: "2026-11-02T00:00:00.000Z" }],
    ["nobody has released", { exchange, shownUntil: "2026-11-02T00:00:00.000Z" }],
  ])("is not a time of a part that %s", (_, times) => {
    const items = investors(EVENING, calendar("2026-12-01", times));
    expect(changedAfter([PUBLISHED, before], [EVENING, items], [WEEK_LATER, items])).toBe(PUBLISHED);
  });

  it("is a publish in the second of a release, or a release in that of a publish", () => {
    const items = investors(SHOWN, calendar("2026-12-01", { embargo: SHOWN }));
    expect(changedAfter([PUBLISHED, before], [SHOWN, items])).toBe(SHOWN);
    const moments = new ReleaseTimes([{ reference: REFERENCE, releasedAt: SHOWN.replace(".000Z", ".700Z") }]);
    const awaiting = investors(SHOWN, calendar("2026-12-01", { exchange }));
    const released = SHOWN.replace(".000Z", ".900Z");
    expect(changedAfter([PUBLISHED, before], [SHOWN, awaiting])).toBe(PUBLISHED);
    const steps: readonly Step[] = [
      [PUBLISHED, before],
      [SHOWN, awaiting],
      [released, awaiting, { releaseTimes: moments }],
    ];
    expect(changedAfter(...steps)).toBe(SHOWN);
  });

  it("is the moment at which a part is shown, also if the clock of the content service is fast", () => {
    const items = investors(SHOWN, calendar("2026-12-01", { embargo: SHOWN }));
    const steps: readonly Step[] = [
      [PUBLISHED, before],
      [minuteBefore(SHOWN), items],
    ];
    expect(changedAfter(...steps)).toBe(PUBLISHED);
    expect(changedAfter(...steps, [SHOWN, items])).toBe(SHOWN);
  });

  it("of a child page is the moment at which the page above it is shown", () => {
    const child = page({ ...contentPage("terms", "merger"), published: EVENING, changed: EVENING });
    const items = [child, page({ ...contentPage("merger"), embargo: SHOWN })];
    expect(changedAfter([SHOWN, items])).toBe(SHOWN);
  });

  it("of a page that mentions what was always visible is that of the page", () => {
    const company = page({ ...contentPage("company"), published: FIRST, changed: EVENING, embargo: FIRST });
    const linking = investors(PUBLISHED, textSection("See ", linked("/company", "us")));
    expect(changedAfter([EVENING, [...linking, company]])).toBe(PUBLISHED);
  });

  it("stays as it was if another document that it shows has changed", () => {
    const listing = (title: string): ContentItem =>
      page({
        ...newsArticle("opening", "2026-09-01"),
        ...dated,
        related: [{ id: "pdf_r", title, href: "/r.pdf" }],
      });
    expect(changedAfter([PUBLISHED, [listing("Old")]], [EVENING, [listing("New")]])).toBe(PUBLISHED);
  });

  it("of what is hidden as a whole comes with it, and is not needed for what nothing is hidden in", () => {
    const hidden = page({
      ...contentPage("merger"),
      intro: paragraph("Terms"),
      published: EVENING,
      changed: SHOWN,
      embargo: SHOWN,
    });
    const last = gateAfter([EVENING, [hidden]], [SHOWN, [hidden]]);
    expect(last?.lastChangeOf(hidden)).toBe(SHOWN);
    expect(last?.changes.size).toBe(0);
    expect(
      gateAfter([PUBLISHED, before], [EVENING, investors(EVENING, textSection("New"))])?.changes.size,
    ).toBe(0);
  });
});

function pageOf(item: ContentItem): Page {
  if (item.kind !== "page") throw new Error("it is no page");
  return item.page;
}
