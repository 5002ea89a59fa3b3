import type { CalendarEvent } from "../content/calendar-event.ts";

/**
 * The life of a dividend, as editors choose it. `Planned`: its dates are expected, and the board has decided nothing;
 * `Proposed`: a general meeting still has to approve it; `Deferred`: it was declared, and is paid at a later, unknown time.
 */
export const DIVIDEND_STATUSES = [
  "Planned",
  "Proposed",
  "Declared",
  "Paid",
  "Deferred",
  "Cancelled",
] as const;

export type DividendStatus = (typeof DIVIDEND_STATUSES)[number];

/** Whether holders are paid it at its payment date, so that it is in sums. */
export function isDue(status: DividendStatus): boolean {
  return status === "Declared" || status === "Paid";
}

/** What calendars say of its days, unless they have moved. */
export function eventStateOf(status: DividendStatus): Pick<CalendarEvent, "status" | "isCertain"> {
  switch (status) {
    case "Planned":
    case "Proposed":
      return { status: undefined, isCertain: false };
    case "Deferred":
      return { status: "Postponed", isCertain: undefined };
    case "Cancelled":
      return { status: "Cancelled", isCertain: undefined };
    default:
      return { status: undefined, isCertain: true };
  }
}
