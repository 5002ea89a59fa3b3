import { eventKeys } from "../../domain/content/calendar-event.ts";
import type { Content } from "../../domain/content/content.ts";
import type { PageViewOf } from "../../domain/content/page-view.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { addressOfPage } from "../../domain/links/address.ts";
import { meetingState, remunerationVoteBefore } from "../../domain/meetings/general-meeting.ts";
import { type GeneralMeetingPage, meetingsIn } from "../../domain/meetings/meetings.ts";
import { type ShownParts, withSections } from "../page-capability.ts";
import { fileOfEvent, showEvent } from "../show-event.ts";

/** The page of a general meeting. */
export function showMeeting(page: GeneralMeetingPage, parts: ShownParts): PageViewOf<"general-meeting"> {
  const { content, now, feed } = parts;
  const dates = [...eventKeys(page.dates)].map(([date, key]) => {
    return { ...showEvent(date, { now, file: fileOfEvent(feed, key) }), page: undefined };
  });
  const remunerationBefore = remunerationVoteBefore(page, meetingsIn(content));
  const inLanguage = (document: PdfDocument | undefined) => document && content.documentInLanguage(document);
  const documents = {
    poll: inLanguage(page.poll),
    minutes: inLanguage(page.minutes),
    documents: page.documents.map((one) => content.documentInLanguage(one)),
  };
  return {
    ...withSections(page, parts),
    ...documents,
    state: meetingState(page, now),
    remunerationBefore,
    dates,
    feed,
  };
}

/** All general meetings for a list, newest first. */
export function listMeetings(content: Content, now: number) {
  return meetingsIn(content).flatMap((page) => {
    const href = addressOfPage(page);
    const { title, event, resolutions } = page;
    const carried = resolutions.filter(({ outcome }) => outcome === "Carried").length;
    const rejected = resolutions.filter(({ outcome }) => outcome === "Not carried").length;
    const state = meetingState(page, now);
    return href === undefined ? [] : { title, href, event, state, carried, decided: carried + rejected };
  });
}
