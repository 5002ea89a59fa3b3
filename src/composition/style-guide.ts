import type { StyleGuide } from "../adapters/http/rendering/render-document.ts";
import { readSliceExamples } from "../adapters/prismic/slice-examples.ts";
import { readAt } from "../application/read-at.ts";
import { ShowSections } from "../application/show-sections.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import { MODELS } from "./folders.ts";
import type { Sandbox } from "./sandbox.ts";

/** The examples of all sections, read anew each time, with what the site itself has for those that list something. */
export function createStyleGuide(content: ContentRepository, log: Log, sandbox?: Sandbox): StyleGuide {
  const showSections = new ShowSections(content);
  // In the midst of its list, and with dates to subscribe to: all that sections can have around them.
  const place = { listPage: 2, calendarFeed: "/investors/calendar.ics" };
  return async (ref) => {
    const examples = await readSliceExamples(`${MODELS}/slices`, log, sandbox?.served);
    const sections = examples.map(({ section }) => section);
    const views = await readAt(content, ref, (at) => showSections.run(at, sections, place));
    return views.map((section, index) => ({ name: examples[index]?.name ?? section.kind, section }));
  };
}
