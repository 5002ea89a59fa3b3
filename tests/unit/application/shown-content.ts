import { vi } from "vitest";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { ListDates } from "../../../src/application/list-dates.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { showSections } from "../../../src/application/show-sections.ts";
import { pageCapabilities, sectionRules } from "../../../src/composition/capabilities.ts";
import type { Section } from "../../../src/domain/content/section.ts";

const clock = () => Date.now();
const capabilities = pageCapabilities();

/** The dates of the page `investors`, for those who subscribe to them. */
export async function datesOf(stored: StoredContent) {
  const source = new InMemoryContentSource(stored, clock);
  const listDates = new ListDates({ source, now: clock, capabilities });
  return listDates.run(await source.read(), "/investors");
}

/** A section as a page shows it. */
export async function viewed(stored: StoredContent, section: Section, place = {}) {
  const content = new InMemoryContentSource(stored);
  const options = { now: clock(), rules: sectionRules(), ...place };
  const [view] = showSections(await content.read(), [section], options);
  return view;
}

/** Sets the clock to a moment until the test has ended. */
export const timeIs = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });

/** The page at a path. */
export async function shown(path: string, stored: StoredContent) {
  const source = new InMemoryContentSource(stored, clock);
  const loadPage = new LoadPage({ source, timeZone: "UTC", now: clock, capabilities });
  const found = await loadPage.run(await source.read(), { path });
  if (found.outcome !== "page") throw new Error(`nothing at ${path}`);
  return found.page;
}
