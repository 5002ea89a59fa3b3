import { describe, expect, it } from "vitest";
import { GeneralMeetings } from "../../../client/server/meetings/general-meetings.tsx";
import type { SectionProps } from "../../../client/server/sections/section-frame.tsx";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";

const meetingsOf = (...meetings: SectionProps<"general-meetings">["section"]["meetings"]) =>
  wordsOf(rendered(<GeneralMeetings section={{ kind: "general-meetings", intro: [], meetings }} />));

describe("a list of general meetings", () => {
  const meeting = { title: "AGM", href: "/agm", state: "before", decided: 0, carried: 0 } as const;
  const event = { title: "AGM", date: "2026-11-05" };

  it("says when, where and how a meeting is held, and how its resolutions went", () => {
    const moved = { ...event, place: "Town Hall", status: "Moved" as const };
    expect(meetingsOf({ ...meeting, event: moved, state: "live", decided: 3, carried: 2 })).toBe(
      "AGM Town Hall 5 November 2026 Moved Live now 2 of 3 resolutions carried",
    );
    expect(meetingsOf({ ...meeting, event, state: "after", decided: 3, carried: 3 })).toBe(
      "AGM 5 November 2026 3 resolutions, all carried",
    );
  });

  it("says nothing that is not known of a meeting, and that there is none", () => {
    expect(meetingsOf(meeting)).toBe("AGM");
    expect(meetingsOf()).toBe("No general meeting has been announced yet.");
  });
});
