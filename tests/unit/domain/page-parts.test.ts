import { describe, expect, it } from "vitest";
import { partsOfPage } from "../../../src/domain/content/page-parts.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";

const section = (heading?: string): SectionView => ({ kind: "accordion", heading, entries: [] });
const idsOf = (...headings: (string | undefined)[]) =>
  partsOfPage(headings.map((heading) => section(heading))).map(({ id }) => id);

describe("the parts of a page", () => {
  it("are its sections with a heading, with ids derived from it", () => {
    expect(idsOf("Financial calendar", undefined, "Who’s who, 2026")).toEqual([
      "part-financial-calendar",
      "part-who-s-who-2026",
    ]);
  });

  it("have unique ids when their headings are equal", () => {
    expect(idsOf("Results", "Results", "results")).toEqual([
      "part-results",
      "part-results-2",
      "part-results-3",
    ]);
  });

  it("have an id even if the heading has no letters", () => {
    expect(idsOf("–", "…")).toEqual(["part", "part-2"]);
  });

  it("keep their id when others are added or removed", () => {
    expect(idsOf("News", "Contacts")).toContain("part-contacts");
    expect(idsOf("Contacts")).toEqual(["part-contacts"]);
  });
});
