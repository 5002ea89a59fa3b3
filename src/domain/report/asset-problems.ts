import { dayBegins } from "../content/calendar-event.ts";
import type { ContentItem } from "../content/content-item.ts";
import { listsAsset } from "../content/media-asset.ts";
import { chosenAssets, pressKitName } from "../content/press-kit.ts";
import type { ContentProblem } from "./content-report.ts";

interface Now {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The time zone in which days begin. */
  readonly timeZone: string;
}

/**
 * What is wrong with assets for journalists: neither an image nor a file, or both; no alternative text, no terms of use; a day
 * to come, until which an asset is hidden; assets that no press kit lists, and press kits that are too large or have one name.
 */
export function assetProblems(items: readonly ContentItem[], { now, timeZone }: Now): ContentProblem[] {
  const assets = items.flatMap((item) => (item.kind === "media-asset" ? item.asset : []));
  const pages = items.flatMap((item) =>
    item.kind === "page" && item.page.type !== "news-archive" ? item.page : [],
  );
  const kits = pages.flatMap((page) =>
    page.sections.flatMap((section) => (section.kind === "press-kit" ? { page, section } : [])),
  );
  const ofAssets = assets.flatMap((asset) => {
    const { id: document, image, file, terms, date = "" } = asset;
    const found: readonly (readonly [boolean, ContentProblem["severity"], string, string])[] = [
      [!image && !file, "error", "data.image", "has neither an image nor a file"],
      [Boolean(image && file), "warning", "data.file", "has an image and a file: both are offered"],
      [image?.alt === "", "error", "data.image", "has no alternative text"],
      [!terms, "error", "data.terms", "has no terms of use"],
      [dayBegins(date, timeZone) > now, "warning", "data.date", `is hidden until its day, ${date}`],
      [
        !kits.some(({ section }) => listsAsset(section, asset)),
        "warning",
        "data.kind",
        "no press kit lists it",
      ],
    ];
    return found.flatMap(([isWrong, severity, field, problem]) =>
      isWrong ? { document, type: "media-asset", field, problem, severity } : [],
    );
  });
  const ofKits = kits.flatMap(({ page, section }, index): ContentProblem[] => {
    const name = pressKitName(section);
    const isSecond = kits
      .slice(0, index)
      .some((kit) => kit.page === page && pressKitName(kit.section) === name);
    const isLarge = chosenAssets(assets.filter((asset) => listsAsset(section, asset))) === "too-many";
    const of = { document: page.id, type: page.type, severity: "warning" } as const;
    return [
      ...(isSecond ? [{ ...of, problem: `two press kits are called “${name}”: both offer the first` }] : []),
      ...(isLarge
        ? [{ ...of, problem: `“Download all” is missing: the press kit “${name}” is too large` }]
        : []),
    ];
  });
  return [...ofAssets, ...ofKits];
}
