import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { MenuGroup } from "../../../src/domain/content/menu.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../../src/domain/content/site-options.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { contentPage, linked, paragraph } from "../sample-content.ts";
import { at, awaiting, DAYS, later, page, RELEASED } from "./opening.ts";

describe("a PDF document without a time to which only a hidden part leads", () => {
  const pdf: PdfDocument = { id: "pdf_r", title: "R", href: "/r.pdf", published: later(-2) };
  const fileOf = (more: object = {}): ContentItem => ({ kind: "pdf", uid: "r", pdf: { ...pdf, ...more } });
  const text = (more: object = {}): Section => {
    return { kind: "rich-text", body: paragraph(linked("/r.pdf", "R")), ...more };
  };
  const investors = (...sections: readonly Section[]) => {
    const dates = { published: later(-90 * DAYS), changed: later(-2) };
    return page({ ...contentPage("investors"), ...dates, sections });
  };
  const options = (more: Partial<SiteOptions>): ContentItem => {
    const dates = { published: later(-90 * DAYS) };
    return {
      kind: "site-options",
      changed: later(-2),
      options: { ...EMPTY_SITE_OPTIONS, ...dates, ...more },
    };
  };
  const group: MenuGroup = {
    title: "Results",
    entries: [{ title: "R", link: { kind: "pdf", href: "/r.pdf" }, newTab: false }],
  };
  const menusWith = (more: object) => ({ primary: [{ ...group, ...more }], footer: [], secondary: [] });
  const picked: Section = {
    kind: "document-list",
    intro: [],
    selection: { by: "picked", documents: [pdf] },
    embargo: RELEASED,
  };
  const isSeen = (now: string, ...items: readonly ContentItem[]) => !at(now, items).embargo.hides("pdf_r");

  it.each<[string, ContentItem]>([
    ["of a page", investors(text({ embargo: RELEASED }))],
    ["of a page, which lists it", investors(picked)],
    ["of a page, which waits for the exchange", investors(text(awaiting({ latest: RELEASED })))],
    ["of the menus", options({ menus: menusWith({ embargo: RELEASED }) })],
    [
      "of the site options, their notices",
      options({
        announcementBar: paragraph(linked("/r.pdf", "R")),
        announcementTimes: { embargo: RELEASED },
      }),
    ],
  ])("waits with it, which is told: %s", (_kind, holder) => {
    for (const more of [{}, { date: "2026-11-24", changed: later(-2) }]) {
      const early = later(-1);
      const times = new ReleaseTimes();
      const before = at(early, [holder, fileOf(more)], { releaseTimes: times });
      expect(before.embargo.hides("pdf_r")).toBe(true);
      expect(before.told).toContainEqual(
        expect.stringMatching(/^warning pdf_r data.date: is hidden with the part that leads to it, of “/),
      );
      expect(isSeen(RELEASED, holder, fileOf(more))).toBe(true);
    }
  });

  it.each<[string, readonly ContentItem[]]>([
    ["another part leads to it", [investors(text(), text({ embargo: RELEASED })), fileOf()]],
    [
      "another page leads to it",
      [
        investors(text({ embargo: RELEASED })),
        page({ ...contentPage("board"), sections: [text()] }),
        fileOf(),
      ],
    ],
    ["it has a time", [investors(text({ embargo: RELEASED })), fileOf({ released: later(-2) })]],
    ["it is of the archive", [investors(text({ embargo: RELEASED })), fileOf({ date: "2026-11-20" })]],
    ["it is much older", [investors(text({ embargo: RELEASED })), fileOf({ published: later(-80 * DAYS) })]],
    ["that part is over, not hidden", [investors(text({ shownUntil: later(-1.5) })), fileOf()]],
  ])("is seen if %s", (_why, items) => {
    expect(isSeen(later(-1), ...items)).toBe(true);
  });

  it("stays if visitors have seen it before there was such a part, also after other publishes, but not if the clock is set back", () => {
    const hidden = investors(text({ embargo: RELEASED }));
    const file = fileOf();
    const next = (now: string, items: readonly ContentItem[], before: Embargo | undefined) =>
      new Embargo(items, { now: Date.parse(now), timeZone: "Australia/Brisbane", before });
    const known = next(later(-1.9), [investors(), file], undefined);
    const first = next(later(-1.8), [hidden, file], known);
    const second = next(later(-1.7), [hidden, file, page(contentPage("other"))], first);
    expect([first, second].map((one) => one.hides("pdf_r"))).toEqual([false, false]);
    const started = new Embargo([hidden, file], {
      now: Date.parse(later(-1)),
      timeZone: "Australia/Brisbane",
      earlier: second.earlier,
    });
    expect(started.hides("pdf_r")).toBe(false);
    const opened = next(later(1), [hidden, file], next(later(-1), [hidden, file], undefined));
    expect(opened.hides("pdf_r")).toBe(false);
    expect(next(later(-1), [hidden, file], opened).hides("pdf_r")).toBe(true);
  });
});
