import { describe, expect, it } from "vitest";
import { itChangesWithItsEvent, page } from "../domain/embargo.ts";
import { home, OPENS, opens, visible } from "../domain/hidden-content.ts";
import { homePage, textSection } from "../sample-content.ts";

describe("an event of a calendar", () => {
  const times = { starts: "2027-10-21T00:00:00Z", ends: "2027-10-21T02:00:00Z" };
  const event = { date: "2027-10-21", title: "Results", ...times };
  itChangesWithItsEvent(homePage({ kind: "calendar", intro: [], events: [event] }), times);
});

it("what is hidden with dates that are over, or will never be shown, changes no edition", () => {
  const calendar = {
    kind: "calendar",
    intro: [],
    events: [{ date: "2026-11-01", title: "Briefing" }],
  } as const;
  const over = { shownUntil: "2026-11-02T00:00:00Z" };
  const times = [
    { embargo: OPENS },
    { ...over, embargo: "2026-11-01T00:00:00Z" },
    { ...over, embargo: OPENS },
  ];
  const before = visible([home], opens - 1);
  for (const part of times) {
    const after = visible([page(homePage(textSection("Welcome"), { ...calendar, ...part }))], opens - 1);
    expect([after.items, after.edition]).toEqual([before.items, before.edition]);
  }
});
