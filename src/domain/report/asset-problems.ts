import { dayBegins } from "../content/calendar-event.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { ContentProblem } from "./content-report.ts";

/**
 * What is wrong with assets for journalists: neither an image nor a file, or both; no alternative text, no terms of use; a day
 * to come, until which an asset is hidden.
 *
 * @param timeZone - In which days begin.
 */
export function assetProblems(items: readonly ContentItem[], now: number, timeZone: string) {
  return items.flatMap((item) => {
    if (item.kind !== "media-asset") return [];
    const { id: document, image, file, terms, date = "" } = item.asset;
    const found: readonly (readonly [boolean, ContentProblem["severity"], string, string])[] = [
      [!image && !file, "error", "data.image", "has neither an image nor a file"],
      [Boolean(image && file), "warning", "data.file", "has an image and a file: both are offered"],
      [image?.alt === "", "error", "data.image", "has no alternative text"],
      [!terms, "error", "data.terms", "has no terms of use"],
      [dayBegins(date, timeZone) > now, "warning", "data.date", `is hidden until its day, ${date}`],
    ];
    return found.flatMap(([isWrong, severity, field, problem]) =>
      isWrong ? { document, type: item.kind, field, problem, severity } : [],
    );
  });
}
