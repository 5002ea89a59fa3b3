import { describe, expect, it, vi } from "vitest";
import { locales } from "../../../brand/locales.ts";
import { structuredData } from "../../../src/adapters/http/rendering/structured-data.ts";
import { showMeeting } from "../../../src/application/meetings/show-meetings.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { PageOf } from "../../../src/domain/content/page.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { investorsPage } from "../sample-content.ts";
import { AGM, generalMeeting } from "./sample-meetings.ts";

const investors = investorsPage({ kind: "calendar", intro: [], events: [] });

const SEPARATORS = { thousands: ",", decimal: "." };

async function get(url: string, given = {}) {
  const { statusCode, body } = await siteOf({ pages: [investors, generalMeeting(given)] }).server.inject(url);
  return { statusCode, body: body.replaceAll("\r\n ", "") };
}

describe("the dates of a general meeting", () => {
  it("are facts, but for deadlines that have passed", async () => {
    const eventsAt = async (now: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
      const { dates }: { readonly dates: readonly { readonly event: string }[] } = JSON.parse(
        (await get("/facts.json")).body,
      );
      return dates.map(({ event }) => event);
    };
    expect(await eventsAt("2027-10-19T00:00:00Z")).toEqual(["Proxies: Meeting agm", "Meeting agm"]);
    expect(await eventsAt("2027-10-22T00:00:00Z")).toEqual(["Meeting agm"]);
  });

  const UIDS = ["agm-proxies", "agm"].map((key) => `UID:general-meeting-${key}@www.larkfield.example`);

  it.each(["/investors/calendar.ics", "/agm/calendar.ics"])(
    "have the same UIDs at %s, also when it moves",
    async (url) => {
      expect((await get(url)).body.match(/UID:.*/g)).toEqual(UIDS);
      const { event } = generalMeeting();
      const moved = event && { ...event, date: "2027-11-03", title: "AGM" };
      expect((await get(url, { event: moved })).body.match(/UID:.*/g)).toEqual(UIDS);
    },
  );

  it("name its place and lead to its page, and each is a file", async () => {
    const { body } = await get("/investors/calendar/general-meeting-agm.ics");
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(body).toContain(String.raw`LOCATION:80 Petrie Crossing\, Brisbane`);
    expect(body).toContain(`${PUBLIC_URL}/agm`);
  });
});

/** What search engines are told of a meeting. */
function structuredDataOf(meeting: PageOf<"general-meeting">) {
  const parts = {
    content: Content.everything([]),
    sections: [],
    hiddenUntil: undefined,
    now: Date.parse(AGM.before),
    feed: "/agm/calendar.ics",
  };
  const shown = showMeeting(meeting, parts);
  return structuredData(shown, PUBLIC_URL, { shell: undefined, image: undefined, locale: locales[0] });
}

it("a general meeting is an event for search engines, at its place and online", () => {
  expect(structuredDataOf(generalMeeting())).toContainEqual(
    expect.objectContaining({
      "@type": "Event",
      name: "Meeting agm",
      startDate: "2027-10-21T00:00:00.000Z",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [
        expect.objectContaining({ "@type": "Place", address: "80 Petrie Crossing, Brisbane" }),
        { "@type": "VirtualLocation", url: "https://webcast.example/agm" },
      ],
    }),
  );
});

it("a meeting that names no address is at no place: words alone may say that there is none", () => {
  const { event } = generalMeeting();
  const online = { "@type": "VirtualLocation", url: "https://webcast.example/agm" };
  const told = (place: string | undefined) =>
    structuredDataOf(generalMeeting({ event: event && { ...event, place } }));
  expect(told(undefined)).toContainEqual(
    expect.objectContaining({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: online,
    }),
  );
  const worded = told("Nur online");
  expect(worded).toContainEqual(expect.objectContaining({ "@type": "Event", location: online }));
  expect(JSON.stringify(worded)).not.toMatch(/Nur online|AttendanceMode/);
});

describe("the votes of a general meeting", () => {
  const resolutions = [{ number: "1", title: "Accounts", text: [], votes: { for: 600, against: 200 } }];

  it("are a file with a row for each number, once the meeting is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(AGM.live) });
    expect((await get("/figures/agm/votes.csv", { resolutions })).statusCode).toBe(404);
    vi.setSystemTime(Date.parse("2027-10-22T00:00:00Z"));
    const { body } = await get("/figures/agm/votes.csv", { resolutions });
    expect(body.split("\r\n").map((row) => row.split(",").slice(0, 4))).toEqual(
      expect.arrayContaining([
        ["1. Accounts", "For", "2027-10-21", "600"],
        ["1. Accounts", "Votes cast", "2027-10-21", "800"],
      ]),
    );
  });

  it("are the numbers of the page, with its decimals, those of classes and of proxies", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-10-22T00:00:00Z") });
    const given = {
      shareClasses: [
        { name: "A", shares: 1_000_000 },
        { name: "B", shares: 100_000, votes: 1_000_000 },
      ],
      resolutions: [
        {
          title: "Accounts",
          text: [],
          outcome: "Not carried",
          ofClasses: [
            { shareClass: "A", for: 499_999, against: 500_001 },
            { shareClass: "B", for: 0, against: 0 },
          ],
          proxies: { discretion: 7 },
        },
      ],
    };
    const { rows }: { readonly rows: readonly Record<string, unknown>[] } = JSON.parse(
      (await get("/figures/agm/votes.json", given)).body,
    );
    const figureOf = (measure: string, unit: string) =>
      rows.find((row) => row.measure === measure && row.unit === unit)?.value;
    expect(figureOf("Accounts", "Outcome")).toBe("Not carried");
    expect(figureOf("Accounts", "For, %")).toBe(49.9999);
    expect(figureOf("Accounts", "Share of capital, %")).toBe(90.9);
    expect(figureOf("Accounts (A)", "Against")).toBe(500_001);
    expect(figureOf("Accounts", "Proxies at the proxy’s discretion")).toBe(7);
  });

  it("are rounded as those of the page", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-10-22T00:00:00Z") });
    const votes = { for: 375_000_000, against: 125_000_001 };
    const given = {
      shareClasses: [],
      resolutions: [
        { title: "Constitution", text: [], kind: "Special resolution", outcome: "Not carried", votes },
      ],
    } as const;
    const { body } = await get("/figures/agm/votes.csv", given);
    expect(formatAmount((votes.for / (votes.for + votes.against)) * 100, SEPARATORS, 7)).toBe("74.9999999");
    expect(body).toContain('"For, %",2027-10-21,74.9999999,');
  });

  it("are in no file where they contradict", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-10-22T00:00:00Z") });
    const [first] = resolutions;
    const wrong = { ...first, votes: { for: 600, against: 401 }, outcome: "Carried" };
    expect((await get("/figures/agm/votes.json", { resolutions: [wrong] })).statusCode).toBe(404);
  });

  it("are no file before the poll, nor on another page", async () => {
    expect((await get("/figures/agm/votes.csv")).statusCode).toBe(404);
    expect((await get("/figures/investors/votes.csv")).statusCode).toBe(404);
  });
});
