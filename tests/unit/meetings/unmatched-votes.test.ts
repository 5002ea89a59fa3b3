import { expect, it } from "vitest";
import { unmatchedReleases } from "../../../src/domain/content/unmatched-releases.ts";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import { announcement } from "../sample-content.ts";
import { generalMeeting } from "./sample-meetings.ts";

const HOUR_MS = 3_600_000;
const ENDS = Date.parse("2027-02-17T22:30:00Z");
const at = (hours: number) => new Date(ENDS + hours * HOUR_MS).toISOString();

it("an announcement is suggested for the votes of a meeting at its end, and not before it", () => {
  const resolutions = [{ title: "Report", text: [], votes: { for: 10, against: 1 } }];
  const event = { key: "agm", title: "AGM", date: "2027-02-18", starts: at(-2), ends: at(0) };
  const meeting = generalMeeting({ event, resolutions, results: { exchange: { isAwaited: true } } });
  const page = { ...meeting, title: "Annual general meeting", published: at(-500) };
  const announced = (reference: string, hours: number): ExchangeAnnouncement =>
    announcement(reference, at(hours), {
      title: "Larkfield Energy: Annual General Meeting, results of the vote",
    });
  const early = announced("A-1", -3);
  const own = announced("A-2", 1);
  const other = announcement("A-3", at(-700), { title: "Larkfield Energy: Quarterly Activities Report" });
  const circumstances = { now: ENDS + HOUR_MS, timeZone: "Australia/Sydney" };
  const [release] = unmatchedReleases([{ kind: "page", page }], [early, own, other], circumstances);
  expect(release).toMatchObject({ document: page.id, part: "results", expected: [ENDS] });
  expect(release?.candidates.map(({ announcement: candidate }) => candidate)).toEqual([own]);
});
