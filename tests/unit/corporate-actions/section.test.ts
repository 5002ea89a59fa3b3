import { describe, expect, it, vi } from "vitest";
import { corporateActionsSchema } from "../../../src/adapters/http/corporate-actions/corporate-actions.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { siteOf } from "../http/site.ts";
import { contentPage, investorsPage } from "../sample-content.ts";
import { corporateAction, SPLIT } from "./sample-actions.ts";

const LIST: Section = { kind: "corporate-actions", heading: "Splits", intro: [], source: "Announcements" };
const CALENDAR: Section = { kind: "calendar", heading: "Dates", intro: [], events: [] };

function site(...actions: readonly object[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-10T00:00:00Z") });
  const pages = [investorsPage(CALENDAR), { ...contentPage("splits"), sections: [LIST] }];
  const documents = actions.map((data, index) => corporateAction(`${index}`, data));
  return siteOf({
    pages,
    listed: documents.map((document) => ({ kind: "corporate-action" as const, document })),
  }).server;
}

describe("a page of corporate actions", () => {
  it("lists them, the newest first", async () => {
    const { body } = await site({ ...SPLIT, announced: null, ex: "2020-01-15" }, SPLIT).inject("/splits");
    expect([...body.matchAll(/"title":"Share split, 4 for 1"/g)]).toHaveLength(2);
    expect(body.indexOf('"ex":"2026-01-15"')).toBeLessThan(body.indexOf('"ex":"2020-01-15"'));
  });

  it("has them as a file", async () => {
    const { body } = await site(SPLIT).inject("/figures/splits/splits.csv");
    expect(body.split("\r\n").map((line) => line.split(",Announcements")[0])).toEqual([
      "\ufeffCorporate action,Status,Ratio,Announced,Ex date,Record date,Completion,source,published,page",
      '"Share split, 4 for 1",Decided,4 for 1,2026-01-05,2026-01-15,2026-01-16,2026-01-20',
      "",
    ]);
  });

  it("has them as facts", async () => {
    const facts = (await site({ ...SPLIT, kind: "Bonus issue" }).inject("/facts.json")).json();
    expect(corporateActionsSchema.parse(facts.corporateActions)).toMatchObject([
      {
        name: "Bonus issue, 4 new for 1 held",
        status: "Decided",
        ratio: { new: 4, old: 1, isInAddition: true },
        ex: "2026-01-15",
      },
    ]);
  });

  it("has their days in the calendar", async () => {
    const { body } = await site(SPLIT).inject("/investors/calendar.ics");
    expect([...body.matchAll(/SUMMARY:([^:]*):/g)].map(([, day]) => day)).toEqual([
      "Ex date",
      "Record date",
      "Completion",
    ]);
    expect(body.match(/STATUS:CONFIRMED/g)).toHaveLength(3);
  });
});
