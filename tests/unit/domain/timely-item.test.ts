import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { timelyItem } from "../../../src/domain/content/timely-item.ts";
import { contentPage, homePage, newsArchive, paragraph, textSection } from "../sample-content.ts";
import { menu, menus, optionsWith, page, pdf } from "./hidden-content.ts";

const TIME = "2026-11-24T00:00:00.000Z";
const now = Date.parse(TIME);
const LATER = "2026-11-24T00:00:00.001Z";
const seenAt = (item: ContentItem, moment = now) =>
  timelyItem(item, { now: moment, timeZone: "Australia/Brisbane" });

const part = (text: string, times: object = {}) => ({ ...textSection(text), ...times });

describe("the sections that visitors see", () => {
  it("are those of which the time has come, and not passed, without their times", () => {
    const sections = [
      part("always"),
      part("since now", { embargo: TIME }),
      part("soon", { embargo: LATER }),
      part("until now", { shownUntil: TIME }),
      part("for a moment", { shownUntil: LATER }),
      part("once the exchange has released it", { exchange: { isAwaited: true } }),
      part("released before", { exchange: { isAwaited: false } }),
      part("in doubt: it ends before it begins", { embargo: TIME, shownUntil: "2026-11-23T00:00:00.000Z" }),
    ];
    expect(seenAt(page(homePage(...sections)))).toEqual(
      page(homePage(part("always"), part("since now"), part("for a moment"), part("released before"))),
    );
  });

  it("say nothing of the times of others: a page is the same with and without what is hidden", () => {
    const hidden = page(homePage(part("a"), part("b", { embargo: LATER })));
    expect(JSON.stringify(seenAt(hidden))).toBe(JSON.stringify(seenAt(page(homePage(part("a"))))));
  });
});

describe("the site options that visitors see", () => {
  it("have the groups of menus of which the time has come", () => {
    const given = optionsWith({ menus: menus(menu("Company"), menu("Offer", LATER), menu("Now", TIME)) });
    expect(seenAt(given)).toEqual(optionsWith({ menus: menus(menu("Company"), menu("Now")) }));
  });

  it.each([
    [undefined, true],
    [{ embargo: LATER }, false],
    [{ shownUntil: TIME }, false],
    [{ embargo: TIME, shownUntil: LATER }, true],
  ])("have both announcements with the times %j: %s", (announcementTimes, isShown) => {
    const texts = { announcementBar: paragraph("Bar"), announcementModal: paragraph("Modal") };
    const none = { announcementBar: [], announcementModal: [] };
    expect(seenAt(optionsWith({ ...texts, announcementTimes }))).toEqual(optionsWith(isShown ? texts : none));
  });

  it("have their fields in the order of options without times: nothing tells the two apart", () => {
    const times = { announcementTimes: { embargo: LATER } };
    expect(JSON.stringify(seenAt(optionsWith(times)))).toBe(JSON.stringify(seenAt(optionsWith({}))));
  });
});

describe("a page with results", () => {
  const event = { date: "2026-11-24", title: "AGM", starts: "2026-11-23T23:00:00Z", ends: TIME };
  const results = {
    name: "the votes",
    field: "data.votes",
    event,
    hides: ["dates"],
    instead: { title: "AGM" },
  };
  const meeting = { ...contentPage("agm"), title: "AGM: carried", dates: [event], results };

  it("is seen with them when the event is over, and never says that there are some", () => {
    expect(seenAt(page(meeting))).toEqual(page({ ...meeting, results: undefined }));
    expect(seenAt(page(meeting), now - 1)).toEqual(
      page({ ...meeting, title: "AGM", dates: undefined, results: undefined }),
    );
  });
});

it("what has no parts is the same object", () => {
  for (const item of [page(newsArchive), pdf({ id: "report" })]) expect(seenAt(item)).toBe(item);
});
