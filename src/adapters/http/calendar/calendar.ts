import { calendarFiles } from "../routes/calendar-files.ts";
import type { HttpCapability } from "../site-parts.ts";

/** The dates of calendars for calendar programs. */
export const calendar: HttpCapability = { routes: [calendarFiles] };
