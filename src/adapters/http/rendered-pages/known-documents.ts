import { LRUCache } from "lru-cache";
import type { Meter } from "../../../ports/meter.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { SiteDay } from "./site-day.ts";

/** Documents that are known; an editor goes to and fro between a few pages. Characters, with what they are made from. */
const MOST = 32;
const MOST_CHARACTERS = 8_000_000;

/**
 * Renders, of documents that are made for one request, only what has not been rendered of late: from the same state,
 * on the same day, comes the same document. An editor's page that has not changed costs the look at its content.
 */
export function knownDocuments(renderer: DocumentRenderer, meter: Meter): DocumentRenderer {
  const known = new LRUCache<string, string>({
    max: MOST,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (document, state) => document.length + state.length,
  });
  const day = new SiteDay();
  return {
    ...renderer,
    async render(url, state, origin) {
      const key = JSON.stringify([day.today(), url, state]);
      const before = renderer.isChanging ? undefined : known.get(key);
      if (before !== undefined) return before;
      const document = await renderer.render(url, state, origin);
      meter.count("rendered_pages_total", { why: state.preview ? "preview" : "request" });
      known.set(key, document);
      return document;
    },
  };
}
