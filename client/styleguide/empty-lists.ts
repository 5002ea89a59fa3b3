import type { NamedSection } from "../../src/adapters/http/contract/initial-state.ts";

/** A section whose list is empty or incomplete: a state that slice examples cannot show. */
export function emptyLists({ section }: NamedSection): NamedSection[] {
  switch (section.kind) {
    case "document-centre": {
      const filter = { year: section.years.at(-1), kind: section.kinds.at(-1) };
      const documents = { items: [], page: 1, pages: 1, total: 0 };
      return [{ name: "narrowed to nothing", section: { ...section, filter, documents } }];
    }
    case "latest-news":
      return [{ name: "none", section: { ...section, articles: [] } }];
    case "offices": {
      const [first, second] = section.offices;
      const offices = first && second ? [first, { ...second, map: undefined, position: undefined }] : [];
      return [{ name: "two, one without a map", section: { ...section, offices } }];
    }
    case "calendar": {
      const [event] = section.events;
      const live = event && { ...event, state: "live" as const };
      return live?.starts ? [{ name: "one, on now", section: { ...section, events: [live] } }] : [];
    }
    default:
      return [];
  }
}
