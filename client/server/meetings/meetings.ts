import type { Views } from "../views.ts";
import { GeneralMeetingPage } from "./general-meeting-page.tsx";
import { GeneralMeetings } from "./general-meetings.tsx";

/** The list of general meetings, and the page of each. */
export const meetingViews = {
  sections: { "general-meetings": GeneralMeetings },
  pages: { "general-meeting": GeneralMeetingPage },
} as const satisfies Views;
