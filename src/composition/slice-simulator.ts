import type { SliceSimulator } from "../adapters/http/rendering/render-document.ts";
import { simulatedSlice } from "../adapters/prismic/slice-examples.ts";
import { readAt } from "../application/read-at.ts";
import { showSections } from "../application/show-sections.ts";
import type { ContentRepository } from "../ports/content-repository.ts";

/** Shows slices of the page builder, with what they list of the published content. */
export function createSliceSimulator(content: ContentRepository): SliceSimulator {
  return (slices) =>
    readAt(content, undefined, async (ref) => {
      const shown = slices.map(async (slice) => {
        const read = simulatedSlice(slice);
        if ("problem" in read) return [read];
        return (await showSections(content, ref, [read.section])).map((section) => ({ section }));
      });
      return (await Promise.all(shown)).flat();
    });
}
