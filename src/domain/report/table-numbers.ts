import type { ContentItem } from "../content/content-item.ts";
import type { NumberLanguage } from "../content/number-words.ts";
import { cellText } from "../content/table.ts";
import { writtenNumber } from "../content/written-number.ts";
import { type ContentProblem, warning } from "./problem.ts";
import { sectionProblems } from "./section-problems.ts";

/** A number with more than one sign between its digits; with one alone, it may be that of a chapter or a version. */
const HAS_SIGNS = /^\P{Nd}{0,8}\d+(?:[.,]\d+){2,}\P{Nd}{0,16}$/u;

/** Numbers of tables that are none in the language of the site, but in another notation: readers take them for other numbers. */
export function tableNumberProblems(
  items: readonly ContentItem[],
  language: NumberLanguage,
): readonly ContentProblem[] {
  const exchanged = { ...language, decimal: language.thousands, thousands: language.decimal };
  // Where there are lakhs, pairs of digits stand before the last three.
  const ofLakhs = { ...language, locale: "en-IN", thousands: ",", decimal: "." };
  const isOther = (text: string) =>
    HAS_SIGNS.test(text) &&
    writtenNumber(text, language) === undefined &&
    [exchanged, ofLakhs].some((other) => writtenNumber(text, other) !== undefined);
  return sectionProblems(items, (section) => {
    if (section.kind !== "rich-text" || section.table === undefined) return [];
    const found = section.table.body.flat().map(cellText).find(isOther);
    return [
      found !== undefined &&
        warning(
          `“${found}” is written as in another language: readers may take it for another number`,
          "table",
        ),
    ];
  });
}
