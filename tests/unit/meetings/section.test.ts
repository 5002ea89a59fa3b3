import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import { datesOf, shown, timeIs } from "../application/shown-content.ts";
import { contentPage, investorsPage } from "../sample-content.ts";
import { AGM, generalMeeting } from "./sample-meetings.ts";

const calendar = (heading: string | undefined, date: string): Section => {
  const events = [{ date, title: "Results" }];
  return { kind: "calendar", heading, intro: [], events };
};

const investors = investorsPage(calendar(undefined, "2027-12-01"), { kind: "general-meetings", intro: [] });

const resolutions = (["Carried", "Not carried", "Withdrawn"] as const).map((outcome) => ({
  title: outcome,
  text: [],
  outcome,
}));
const older = generalMeeting({ uid: "agm-2026", event: { date: "2026-10-22", title: "Older" }, resolutions });
const oldest = generalMeeting({ uid: "agm-2025", event: { date: "2025-10-23", title: "Oldest" } });

describe("a page for investors", () => {
  it.each([
    ["with its deadlines before it", AGM.before, ["Older", "Proxies: Meeting agm", "Meeting agm", "Results"]],
    ["and of those that are over the last one", AGM.after, ["Meeting agm", "Results"]],
  ])("has the dates of meetings in its calendar, in the order of time, %s", async (_, moment, titles) => {
    timeIs(moment);
    const page = await shown("/investors", { pages: [investors, generalMeeting(), older, oldest] });
    const [first] = "sections" in page ? page.sections : [];
    expect(first?.kind === "calendar" && first.events.map(({ title }) => title)).toEqual(titles);
  });

  it("lists all meetings, newest first, with the number of resolutions that were carried", async () => {
    timeIs(AGM.live);
    const page = await shown("/investors", { pages: [investors, older, generalMeeting()] });
    expect("sections" in page && page.sections[1]).toMatchObject({
      meetings: [
        { href: "/agm", state: "live", decided: 0 },
        { href: "/agm-2026", state: "after", decided: 2, carried: 1 },
      ],
    });
  });

  it("has no dates of meetings in another page's calendar", async () => {
    const other = { ...contentPage("services"), sections: investors.sections };
    const page = await shown("/services", { pages: [other, generalMeeting()] });
    expect("sections" in page && page.sections[0]).toMatchObject({ events: [{ title: "Results" }] });
  });
});

it.each(["before", "live", "after"] as const)("the page of a meeting knows that it is %s", async (state) => {
  timeIs(AGM[state]);
  expect(await shown("/agm", { pages: [generalMeeting()] })).toMatchObject({
    state,
    dates: [{ title: "Proxies: Meeting agm" }, { state, file: "/agm/calendar/general-meeting-agm.ics" }],
  });
});

it("the subscription of dates changes with a meeting, although its page does not", async () => {
  const changed = "2027-09-01T00:00:00.000Z";
  const pages = [{ ...investors, changed: "2026-01-01T00:00:00.000Z" }, generalMeeting({ changed }), older];
  const dates = await datesOf({ pages });
  expect(dates).toMatchObject({ changed });
  expect(dates?.events).toHaveLength(4);
});
