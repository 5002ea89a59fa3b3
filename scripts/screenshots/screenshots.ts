import { GUIDE_PARTS, sectionId, WIDE_GUIDE_PARTS } from "../../client/server/styleguide/parts.ts";
import { SECTION_SLICES } from "../content-types/slice-zones.ts";
import { CONSENT_STATE, OPEN_STATES, type OpenState } from "./open-states.ts";

/** Viewports of a desktop and a phone in CSS pixels, with the maximum height of a screenshot (`longest`). */
export const SCREENS = {
  1440: { width: 1440, height: 900, longest: 4_400 },
  390: { width: 390, height: 844, longest: 5_400 },
} as const;

export type Screen = keyof typeof SCREENS;

/** Subject of a screenshot: a whole page, a part of the style guide, or an open state. */
export type Subject =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "state"; readonly state: OpenState };

export interface Screenshot {
  /** File name without extension. */
  readonly name: string;
  readonly screen: Screen;
  readonly subject: Subject;
}

/** Pages that are not in the sitemap. */
const UNLISTED = ["/search?s=dividend&t=page", "/nope"];

/** Two of the articles, which all have the same layout: one with all optional fields, and one without an image. */
const ARTICLES = ["/news/fy26-results", "/news/agm-2026"];

/** Pages below another page, one of each layout: the others differ in their text, and in the order of their sections. */
const PAGES_BELOW = ["/company/leadership", "/investors/dividends", "/results/fy26"];

/** Other pages that differ from one with a screenshot only in the same way. */
const SIMILAR = [
  "/accessibility",
  "/agm-2025",
  "/assistance",
  "/careers",
  // The home page in German.
  "/de",
  "/privacy-policy",
  "/results",
  "/sustainability",
];

/** Parts of the style guide that look alike at every width. */
const TOKENS: readonly string[] = [
  "colours",
  "contrast",
  "measures",
  "motion",
  "icons",
] satisfies (keyof typeof GUIDE_PARTS)[];

/** Sections on pages that have a screenshot. */
const ON_PAGES: readonly string[] = [
  "accordion",
  "announcements",
  "calendar",
  "call_to_action",
  "cards",
  "coming_dates",
  "comparison",
  "contact_details",
  "dividends",
  "document_centre",
  "document_list",
  "financial_summary",
  "general_meetings",
  "hero",
  "image_with_text",
  "latest_news",
  "offices",
  "page_index",
  "people",
  "quote",
  "reporting_periods",
  "rich_text",
  "site_map",
  "statistics",
  "timeline",
];

const PARTS = [...Object.keys(GUIDE_PARTS), ...Object.keys(WIDE_GUIDE_PARTS)];
const SECTIONS = SECTION_SLICES.filter((type) => !ON_PAGES.includes(type)).map((type) =>
  sectionId(type.replaceAll("_", "-")),
);

/** The parts of the style guide that have a screenshot. */
const PLACES: Readonly<Record<Screen, readonly string[]>> = {
  1440: [...PARTS, ...SECTIONS],
  390: [...PARTS.filter((place) => !TOKENS.includes(place)), ...SECTIONS],
};

/** All screenshots, of one page of each layout in the sitemap, for each screen that shows the subject. */
export function allScreenshots(sitemap: readonly string[]): readonly Screenshot[] {
  const listed = sitemap.filter((path) =>
    path.lastIndexOf("/") === 0 ? !SIMILAR.includes(path) : PAGES_BELOW.includes(path),
  );
  const pages = [...listed, ...ARTICLES, ...UNLISTED];
  const states = Object.entries({ ...OPEN_STATES, consent: CONSENT_STATE });
  return ([1440, 390] as const).flatMap((screen) => {
    const taken = (name: string, subject: Subject) => ({ name: `${name}-${screen}`, screen, subject });
    return [
      ...pages.map((path) => taken(nameOf(path), { kind: "page", path })),
      ...PLACES[screen].map((place) => taken(`guide-${place}`, { kind: "place", place })),
      ...states
        .filter(([, { screens }]) => screens.includes(screen))
        .map(([name, state]) => taken(`state-${name}`, { kind: "state", state })),
    ];
  });
}

/** File name for a path such as `/company/leadership`. */
function nameOf(path: string): string {
  return path.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "") || "home";
}

/**
 * The screenshots with these names; a name without a width selects both widths.
 *
 * @throws {RangeError} for an unknown name.
 */
export function chosen(screenshots: readonly Screenshot[], names: readonly string[]): readonly Screenshot[] {
  if (names.length === 0) return screenshots;
  const isNamed = ({ name, screen }: Screenshot, selected: string) =>
    name === selected || name === `${selected}-${screen}`;
  const unknown = names.filter(
    (selected) => !screenshots.some((screenshot) => isNamed(screenshot, selected)),
  );
  if (unknown.length > 0) throw new RangeError(`There is no screenshot ${unknown.join(", ")}.`);
  return screenshots.filter((screenshot) => names.some((selected) => isNamed(screenshot, selected)));
}
