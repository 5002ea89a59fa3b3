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

/** Sections of the core that have nothing to show but their heading. */
export function emptySectionProblems(items: readonly ContentItem[]): readonly ContentProblem[] {
  return sectionProblems(items, (section) => {
    const lists = listsIn(section);
    return lists ? [isEmpty(...lists)] : [];
  });
}

/** What there is to type in a section; `undefined` of one that shows something without it. */
function listsIn(section: Section): readonly (readonly unknown[])[] | undefined {
  switch (section.kind) {
    case "rich-text":
      return [section.body, section.table ? [section.table] : []];
    case "cards":
      return [section.cards];
    case "accordion":
      return [section.entries];
    case "statistics":
      return [section.figures, section.quotes === undefined ? [] : [section.quotes]];
    case "people":
      return [section.people];
    case "timeline":
      return [section.events];
    case "quote":
      return [section.text];
    default:
      return undefined;
  }
}
