import type { ContentItem } from "../content/content-item.ts";
import { error, problemsOf, warning } from "../report/problem.ts";

/** What is wrong with assets for journalists: neither an image nor a file, or both; no alternative text, no terms of use. */
export function assetProblems(items: readonly ContentItem[]) {
  return items.flatMap((item) => {
    if (item.kind !== "media-asset") return [];
    const { image, file, terms } = item.document;
    return problemsOf(item, [
      !image && !file && error("has neither an image nor a file", "data.image"),
      image && file && warning("has an image and a file: both are offered", "data.file"),
      image?.alt === "" && error("has no alternative text", "data.image"),
      !terms && error("has no terms of use", "data.terms"),
    ]);
  });
}
