import { calendarEvent } from "../event-fields.ts";
import { list } from "../field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";

/** Calendars with the dates of editors and of documents. */
export const calendar = {
  sections: {
    calendar: plain("calendar", { ...introduced, events: list(calendarEvent) }),
  },
} satisfies PrismicCapability;
