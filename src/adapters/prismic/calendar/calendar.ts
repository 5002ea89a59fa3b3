import { calendarEvent } from "../event-fields.ts";
import { list } from "../field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { action, introduced, limited, plain } from "../section-reader.ts";
import { text } from "../simple-fields.ts";
import { BOUND, INTRODUCTION } from "../text-fields.ts";

/** Number of coming dates without a limit. */
const DEFAULT_LIMIT = 3;

/** Calendars with the dates of editors and of documents. */
export const calendar = {
  sections: {
    calendar: plain("calendar", { ...introduced, events: list(calendarEvent) }),
    coming_dates: plain("coming-dates", { heading: text, limit: limited(DEFAULT_LIMIT), action }),
  },
  texts: { calendar: { ...INTRODUCTION, events: { title: BOUND, note: BOUND } } },
} satisfies PrismicCapability;
