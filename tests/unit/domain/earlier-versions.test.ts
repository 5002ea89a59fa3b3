import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { ContentPage } from "../../../src/domain/content/page.ts";
import type { Inline } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { contentPage, homePage, linked, newsArticle, textSection } from "../sample-content.ts";
import { before, page, shownAfter, until } from "./embargo.ts";

const DAYS_LATER = "2026-11-26T22:30:00.000Z";

/** What visitors see of a document without and with a hidden change, before and at the time of what waits in it. */
const shownOf = (known: ContentItem, changed: ContentItem) =>
  shownAfter([before, [known]], [before, [changed]], [until, [changed]]);

const figure = (value: string, times: ShownTimes = {}): Section => {
  return { kind: "statistics", heading: "Figures", figures: [{ value, label: "Revenue" }], ...times };
};
const company = (sections: readonly Section[], more: Partial<ContentPage> = {}) =>
  page({ ...contentPage("company"), sections, ...more });
const awaited = { exchange: { reference: "06A-1", isAwaited: true, latest: until } };

const MEETING = { title: "Meeting", date: "2026-11-20" };

describe("what waits in a version that visitors go on seeing", () => {
  it.each<[string, ShownTimes, readonly Section[]]>([
    ["put off", { embargo: until }, [figure("9,876", { embargo: DAYS_LATER })]],
    ["taken out", { embargo: until }, []],
    ["corrected", { embargo: until }, [figure("9,867", { embargo: until })]],
    [
      "given another reference",
      awaited,
      [figure("9,876", { exchange: { ...awaited.exchange, reference: "2" } })],
    ],
  ])("is not seen at its time if it was %s with the change", (_, times, sections) => {
    const known = company([figure("9,876", times)]);
    const changed = company(sections, { title: "Changed", embargo: DAYS_LATER });
    expect(shownOf(known, changed).at(-1)).not.toMatch(/9,876|9,867/);
    expect(shownOf(known, company([figure("9,876", times)], { embargo: DAYS_LATER })).at(-1)).toContain(
      "9,876",
    );
  });

  it("is not the outcome of a meeting that was put off, or corrected, with the change", () => {
    const held = (embargo: string, title: string, more: Partial<ContentPage> = {}) =>
      page({
        ...contentPage("agm"),
        intro: [{ kind: "paragraph", children: [title] }],
        results: {
          name: "the votes",
          field: "results_from",
          embargo,
          event: MEETING,
          hides: [],
          instead: { intro: [] },
        },
        ...more,
      });
    const known = held(until, "Carried");
    expect(shownOf(known, held(DAYS_LATER, "Carried", { embargo: DAYS_LATER })).at(-1)).not.toContain(
      "Carried",
    );
    expect(shownOf(known, held(until, "Carried", { embargo: DAYS_LATER })).at(-1)).toContain("Carried");
  });
});

describe("what visitors have seen in a version that they go on seeing", () => {
  it.each<[string, ShownTimes]>([
    ["always", {}],
    ["since its minute", { embargo: "2026-11-23T11:00:00.000Z" }],
    ["until a minute that is to come", { shownUntil: DAYS_LATER }],
  ])("stays if the change that waits takes it out or corrects it: shown %s", (_, times) => {
    const known = company([figure("9,876", times)]);
    for (const sections of [[], [figure("9,867", times)]]) {
      const [shown, ...after] = shownOf(known, company(sections, { embargo: DAYS_LATER }));
      expect(shown).toContain("9,876");
      expect(after).toEqual([shown, shown]);
    }
  });
});

describe("a version that visitors go on seeing leads to a hidden document", () => {
  const fileLink = (name: string): Inline => {
    return {
      kind: "link",
      link: { kind: "pdf", href: `https://files.example/${name}.pdf` },
      children: ["Report"],
    };
  };
  const card = (href: string): Section => {
    const action = { label: "Read", link: { kind: "page", href } } as const;
    return { kind: "cards", intro: [], cards: [{ title: "A windfall", text: [], action }] };
  };
  const secret = page({ ...contentPage("secret"), embargo: DAYS_LATER });

  it("that is withdrawn: nothing is seen of it", () => {
    const shown = shownAfter(
      [before, [company([card("/secret")]), secret]],
      [before, [company([card("/secret")], { embargo: until }), secret]],
      [before, [company([], { embargo: until })]],
    );
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).not.toMatch(/windfall|secret/);
  });

  it("that moves once more: the link leads where it is seen", () => {
    const moved = (uid: string, more: Partial<ContentPage> = {}) =>
      page({ ...contentPage("company"), uid, ...more });
    const linking = (href: string, more: object = {}) =>
      page({ ...homePage(textSection(linked(href, "here"))), ...more });
    const shown = shownAfter(
      [before, [moved("company"), linking("/company")]],
      [before, [moved("first", { embargo: DAYS_LATER }), linking("/first")]],
      [before, [moved("first", { embargo: DAYS_LATER }), linking("/first", { embargo: until })]],
      [before, [moved("second", { embargo: DAYS_LATER }), linking("/second", { embargo: until })]],
    );
    expect(new Set(shown).size).toBe(1);
  });

  it("of which the file is replaced: the first one is never seen", () => {
    const pdf = (name: string) => {
      return { id: "pdf_r", title: name, href: `https://files.example/${name}.pdf`, embargo: until };
    };
    const items = (name: string, more: object = {}): readonly ContentItem[] => [
      { kind: "pdf", uid: "r", pdf: pdf(name) },
      page({ ...newsArticle("opening", "2026-10-01"), related: [pdf(name)], ...more }),
      page({ ...homePage(textSection(fileLink(name))), ...more }),
    ];
    const changed = { embargo: DAYS_LATER };
    const shown = shownAfter(
      [before, items("draft")],
      [before, items("draft", changed)],
      [before, items("final", changed)],
      [until, items("final", changed)],
    );
    expect(shown.join()).not.toContain("draft");
    expect(shown.at(-1)?.match(/final\.pdf/g)).toHaveLength(3);
  });
});

it("a link to a page that a hidden change moves where another one is still seen leads where it is seen", () => {
  const at = (id: string, uid: string, more: Partial<ContentPage> = {}) =>
    page({ ...contentPage(uid), id, title: id, meta: { title: id }, ...more });
  const linking = (this_: string, last: string) =>
    page(homePage(textSection(linked(this_, "This year"), linked(last, "Last year"))));
  const waiting = { embargo: until };
  const known = [at("this", "results-2027"), at("last", "results"), linking("/results-2027", "/results")];
  const changed = [
    at("this", "results", waiting),
    at("last", "results-2026", waiting),
    linking("/results", "/results-2026"),
  ];
  const shown = shownAfter([before, known], [before, changed], [until, changed]);
  expect(shown[1]).toBe(shown[0]);
  expect(shown[2]).toMatch(/"\/results"\},"children":\["This.*"\/results-2026"\},"children":\["Last/);
});

it("a page waits for the hidden one above it, also if a page of another type has the address of that", () => {
  const contact = page({ ...homePage(), type: "contact-page", uid: "contact", intro: [], sections: [] });
  const hidden = page({ ...contentPage("contact"), title: "Windfall", embargo: until });
  const child = page({
    ...contentPage("terms"),
    parent: { uid: "contact", title: "Windfall", href: "/contact" },
  });
  expect(shownAfter([before, [contact, hidden, child]])[0]).not.toMatch(/Windfall|terms/);
  const below = page({ ...contentPage("terms"), parent: { uid: "contact", title: "Us", href: "/contact" } });
  for (const both of [
    [contact, hidden],
    [hidden, contact],
  ])
    expect(shownAfter([before, [...both, below]])[0]).toContain("terms");
});

it("a card for a hidden page waits, also if that has the address at which one is still seen that moves away", () => {
  const card = (title: string, href: string): Section => {
    const action = { label: "Read", link: { kind: "page", href } } as const;
    return { kind: "cards", intro: [], cards: [{ title, text: [], action }] };
  };
  const last = (uid: string, more: Partial<ContentPage> = {}) =>
    page({ ...contentPage(uid), id: "last", ...more });
  const changed = [
    last("results-2026", { embargo: until }),
    page({ ...contentPage("results"), id: "this", embargo: until }),
    page(homePage(card("A windfall", "/results"), card("Last year", "/results-2026"))),
  ];
  const known = [last("results"), page(homePage(card("Last year", "/results")))];
  const shown = shownAfter([before, known], [before, changed], [until, changed]);
  expect(shown[1]).not.toContain("windfall");
  expect(shown[2]).toContain("windfall");
});
