import { expect, it } from "vitest";
import { partsOfPage } from "../../../src/domain/content/page-parts.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";

const section = (heading?: string): SectionView => ({ kind: "accordion", heading, entries: [] });
const idsOf = (...headings: (string | undefined)[]) =>
  partsOfPage(headings.map((heading) => section(heading))).map(({ id }) => id);

it.each([
  [["Financial calendar", undefined, "Who’s who, 2026"], "financial-calendar who-s-who-2026"],
  [["Results", "Results", "results"], "results results-2 results-3"],
])("the parts of a page are its sections with a heading, with unique ids of it: %j", (headings, ids) => {
  expect(idsOf(...headings)).toEqual(ids.split(" ").map((id) => `part-${id}`));
});

it("the parts of a page have an id even if the heading has no letters", () => {
  expect(idsOf("–", "…")).toEqual(["part", "part-2"]);
});
