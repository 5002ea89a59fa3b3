import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { Section } from "../content/section.ts";
import { type Checked, type ContentProblem, problemsOf, warning } from "./problem.ts";

/** What is wrong with the sections of all items, each with the field of its section. */
export function sectionProblems(
  items: readonly ContentItem[],
  problemsIn: (section: Section) => readonly Checked[],
): readonly ContentProblem[] {
  return items.flatMap((item) => {
    const found = sectionsOf(item).flatMap((section, index) =>
      problemsIn(section).flatMap((one) => {
        if (!one) return [];
        const field = [`sections[${index}]`, one.field].filter(Boolean).join(".");
        return { ...one, field };
      }),
    );
    return problemsOf(item, found);
  });
}

/** A section that has lists alone, and nothing in them. */
export function isEmpty(...lists: readonly (readonly unknown[])[]): Checked {
  return lists.every((list) => list.length === 0) && warning("has no entries: it is not shown");
}
