import { describe, expect, it } from "vitest";
import { partsOfPage } from "../../../client/routes/parts-of-page.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";

const section = (heading?: string): SectionView => ({ kind: "accordion", heading, entries: [] });
const idsOf = (...headings: (string | undefined)[]) =>
  partsOfPage(headings.map((heading) => section(heading))).map(({ id }) => id);

describe("the parts of a page", () => {
  it("are its sections with a heading, and have addresses made of its words", () => {
    expect(idsOf("Financial calendar", undefined, "Who’s who, 2026")).toEqual([
      "part-financial-calendar",
      "part-who-s-who-2026",
    ]);
  });

  it("keep apart when they are called the same", () => {
    expect(idsOf("Results", "Results", "results")).toEqual([
      "part-results",
      "part-results-2",
      "part-results-3",
    ]);
  });

  it("have an address even where the heading has no letters", () => {
    expect(idsOf("–", "…")).toEqual(["part", "part-2"]);
  });

  it("keep their address when others come and go", () => {
    expect(idsOf("News", "Contacts")).toContain("part-contacts");
    expect(idsOf("Contacts")).toEqual(["part-contacts"]);
  });
});
