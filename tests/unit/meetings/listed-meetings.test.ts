import { expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { meetingsIn } from "../../../src/domain/meetings/meetings.ts";
import { generalMeeting } from "./sample-meetings.ts";

it("general meetings are listed with the newest first", () => {
  const { event } = generalMeeting();
  const meetings = [2025, 2026].map((year) =>
    generalMeeting({ uid: `agm-${year}`, event: event && { ...event, date: `${year}-10-21` } }),
  );
  const content = Content.everything(meetings.map((page) => ({ kind: "page", page })));
  expect(meetingsIn(content).map(({ uid }) => uid)).toEqual(["agm-2026", "agm-2025"]);
});
