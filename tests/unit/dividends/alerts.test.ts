import { expect, it } from "vitest";
import { calendarIn, changedEventsOf } from "../../../src/domain/alerts/changed-event.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { investorsPage } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const NOW = Date.parse("2026-08-25T00:00:00Z");
const CALENDAR = { kind: "calendar", heading: "Dates", intro: [], events: [] } as const;
const investors: ContentItem = { kind: "page", page: investorsPage(CALENDAR) };

const announced = (more: object, pages: readonly ContentItem[] = [investors]) =>
  changedEventsOf(
    { kind: "dividend", document: finalDividend(2026, 0.105, more) },
    { topic: "Dates", now: NOW, calendar: calendarIn(pages) },
  ).map(({ title, href, event }) => [title.replace(/:.*/, ""), event?.status, href]);

const AT = "/investors#part-dates";

it.each([
  [{}, []],
  [{ status: "Proposed" }, []],
  [
    { status: "Cancelled" },
    [
      ["Ex-dividend date", "Cancelled", AT],
      ["Record date", "Cancelled", AT],
      ["Payment date", "Cancelled", AT],
    ],
  ],
  [{ previous_payment: "2026-09-18" }, [["Payment date", "Moved", AT]]],
  [{ previous_amount: 0.12 }, [["Payment date", "Changed", AT]]],
])("subscribers to dates are told what has changed of a dividend, at the calendar: %j", (more, all) => {
  expect(announced(more)).toEqual(all);
});

it("nobody is told of a dividend that has changed where there is no calendar, or its day is over", () => {
  expect(announced({ status: "Cancelled" }, [])).toEqual([]);
  expect(announced({ payment: "2026-08-20", previous_payment: "2026-08-19" })).toEqual([]);
});

it("an amount that changes again is told again", () => {
  const idsOf = (more: object) =>
    changedEventsOf(
      { kind: "dividend", document: finalDividend(2026, 0.105, more) },
      { topic: "Dates", now: NOW, calendar: calendarIn([investors]) },
    ).map(({ id }) => id);
  expect(idsOf({ previous_amount: 0.12 })).not.toEqual(idsOf({ previous_amount: 0.13 }));
  expect(idsOf({ previous_amount: 0.12 })).toEqual(idsOf({ previous_amount: 0.12 }));
});
