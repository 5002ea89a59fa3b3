import type { Meter } from "../../../ports/meter.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { Recurring } from "./recurring.ts";
import { SiteDay } from "./site-day.ts";

/** An editor goes to and fro between a few pages. */
const MOST_KNOWN = 32;

/**
 * Renders, of documents that are made for one request, what has not been rendered of late: from the same state, on the
 * same day, comes the same document. An editor's page that has not changed costs the look at its content.
 */
export function knownDocuments(renderer: DocumentRenderer, meter: Meter): DocumentRenderer {
  const known = new Recurring<string>(MOST_KNOWN);
  const day = new SiteDay();
  return {
    ...renderer,
    async render(url, state, origin) {
      const { value, keep } = known.find(url, () => JSON.stringify([day.today(), url, state]));
      if (value !== undefined && !renderer.isChanging) return value;
      const document = await renderer.render(url, state, origin);
      meter.count("rendered_pages_total", { why: state.preview ? "preview" : "request" });
      keep(document);
      return document;
    },
  };
}
