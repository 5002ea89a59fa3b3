import { expect, it } from "vitest";
import { partsOfPage } from "../../../src/domain/content/page-parts.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";

const section = (heading?: string): SectionView => ({ kind: "accordion", heading, entries: [] });
/** The ids of the parts of a page whose sections have these headings. */
const idsOf = (...headings: (string | undefined)[]) =>
  partsOfPage(headings.map((heading) => section(heading))).map(({ id }) => id);

it.each([
  [["Financial calendar", undefined, "Who’s who, 2026"], "financial-calendar who-s-who-2026"],
  [["Results", "Results", "results"], "results results-2 results-3"],
  // An accent may be composed or not; vowels of other scripts are part of their letters.
  [["Für alle".normalize("NFD"), "Für alle"], "für-alle für-alle-2"],
  [["हिन्दी", "रिपोर्ट 2026"], "हिन्दी रिपोर्ट-2026"],
  [["❤️ Values", "1️⃣ First"], "values 1️⃣-first"],
])("the parts of a page are its sections with a heading, with unique ids of it: %j", (headings, ids) => {
  expect(idsOf(...headings)).toEqual(ids.split(" ").map((id) => `part-${id}`));
});

it("the parts of a page have an id even if the heading has no letters", () => {
  expect(idsOf("–", "…")).toEqual(["part", "part-2"]);
});
