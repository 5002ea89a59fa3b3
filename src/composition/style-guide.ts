import type { StyleGuide } from "../adapters/http/rendering/render-document.ts";
import { readSliceExamples } from "../adapters/prismic/slice-examples.ts";
import { readAt } from "../application/read-at.ts";
import { showSections } from "../application/show-sections.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import { MODELS } from "./folders.ts";
import type { Sandbox } from "./sandbox.ts";

/** Reads all example sections at each request, and adds listed content of the site. */
export function createStyleGuide(content: ContentRepository, log: Log, sandbox?: Sandbox): StyleGuide {
  // A middle page of a list and a calendar subscription, so that all states of a section are shown.
  const place = { listPage: 2, calendarFeed: "/investors/calendar.ics" };
  return async (ref) => {
    const examples = await readSliceExamples(`${MODELS}/slices`, log, sandbox?.served);
    const sections = examples.map(({ section }) => section);
    const views = await readAt(content, ref, (at) => showSections(content, at, sections, place));
    return views.map((section, index) => ({ name: examples[index]?.name ?? section.kind, section }));
  };
}
