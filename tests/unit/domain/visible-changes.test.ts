import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import {
  contentPage,
  investorsPage,
  linked,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";

import {
  changedAfter,
  dated,
  EVENING,
  exchange,
  FIRST,
  gateAfter,
  type HiddenPart,
  itIsNoChangeBefore,
  LATER,
  minuteBefore,
  PUBLISHED,
  page,
  REFERENCE,
  RELEASED,
  SHOWN,
  type Step,
  WEEK_LATER,
} from "./hidden-changes.ts";

const results = (day: string, times: ShownTimes = {}): Section => {
  return { kind: "timeline", events: [{ period: day, title: "Results", text: [] }], ...times };
};
const investors = (changed: string, ...sections: readonly Section[]) => [
  page({ ...investorsPage(textSection("Welcome"), ...sections), ...dated, changed }),
];
const before = investors(PUBLISHED);

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

const HIDDEN: Readonly<Record<string, HiddenPart>> = {
  "a section with a time": [before, investors(EVENING, results("2026-12-01", { embargo: SHOWN })), SHOWN],
  "a section that waits for the exchange": [
    before,
    investors(EVENING, results("2026-12-01", { exchange })),
    SHOWN,
    { releaseTimes: RELEASED },
  ],
  "a card that leads to a hidden article": [before, [...investors(EVENING, cards), article], SHOWN],
};

describe.each(Object.entries(HIDDEN))("%s", (_, hidden) => itIsNoChangeBefore(hidden));

describe("the last change of a document that visitors have seen", () => {
  it("is its last publication if nothing is hidden", () => {
    expect(changedAfter([EVENING, before])).toBe(PUBLISHED);
    const next = investors(EVENING, results("2026-12-01"));
    expect(changedAfter([LATER, next])).toBe(EVENING);
    expect(changedAfter([PUBLISHED, before], [LATER, next])).toBe(EVENING);
  });

  it("is a publish that changes what they see, whatever it hides", () => {
    const items = investors(EVENING, textSection("New"), results("2026-12-01", { embargo: SHOWN }));
    expect(changedAfter([PUBLISHED, before], [EVENING, items])).toBe(EVENING);
    expect(changedAfter([PUBLISHED, before], [EVENING, items], [LATER, items])).toBe(EVENING);
  });

  it("is the moment at which one part takes the place of another, each time", () => {
    const items = investors(
      PUBLISHED,
      results("2026-12-01", { shownUntil: SHOWN }),
      results("2026-12-02", { embargo: SHOWN, shownUntil: WEEK_LATER }),
      results("2026-12-03", { embargo: WEEK_LATER }),
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
    const items = investors(EVENING, results("2026-12-01", times));
    expect(changedAfter([PUBLISHED, before], [EVENING, items], [WEEK_LATER, items])).toBe(PUBLISHED);
  });

  it("is a publish in the second of a release, or a release in that of a publish", () => {
    const items = investors(SHOWN, results("2026-12-01", { embargo: SHOWN }));
    expect(changedAfter([PUBLISHED, before], [SHOWN, items])).toBe(SHOWN);
    const moments = new ReleaseTimes([{ reference: REFERENCE, releasedAt: SHOWN.replace(".000Z", ".700Z") }]);
    const awaiting = investors(SHOWN, results("2026-12-01", { exchange }));
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
    const items = investors(SHOWN, results("2026-12-01", { embargo: SHOWN }));
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

  it("stays as it was seen, also in the next process, if what is hidden is in another document", () => {
    const known = investors(PUBLISHED, cards);
    const items = [...known, article];
    const evening = gateAfter([PUBLISHED, known], [EVENING, items]);
    expect(changedAfter([PUBLISHED, known], [EVENING, items])).toBe(PUBLISHED);
    expect(changedAfter([LATER, items, { changes: evening?.changes }])).toBe(PUBLISHED);
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

it("a translation keeps its own words while the page that it has its facts from changes only in what is hidden", () => {
  const original = (more: object) => page({ ...contentPage("figures"), ...dated, ...more });
  const own = { ...contentPage("zahlen"), published: PUBLISHED, changed: PUBLISHED };
  const translation: ContentItem = {
    kind: "page",
    page: { ...own, title: "With the facts" },
    facts: { of: "page_figures", own, inOwnWords: { ...own, title: "In own words" } },
    language: "de",
  };
  const hidden: Section = { kind: "statistics", figures: [], embargo: SHOWN };
  const changed = original({ changed: EVENING, sections: [hidden] });
  const steps: readonly Step[] = [
    [PUBLISHED, [original({}), translation]],
    [EVENING, [changed, translation]],
  ];
  const titleAfter = (...all: readonly Step[]) => JSON.stringify(gateAfter(...all)?.shown(translation));
  expect(titleAfter(...steps)).toContain("In own words");
  expect(titleAfter(...steps, [SHOWN, [changed, translation]])).toContain("With the facts");
});
