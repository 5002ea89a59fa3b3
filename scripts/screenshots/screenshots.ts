import { GUIDE_PARTS, sectionPlace, WIDE_GUIDE_PARTS } from "../../client/styleguide/parts.ts";
import { SECTION_TYPES } from "../../src/adapters/prismic/section-fields.ts";
import { OPEN_STATES, type OpenState } from "./open-states.ts";

/** Widths of a desk and of a phone, in CSS pixels, with the height of the window and of the longest screenshot. */
export const SCREENS = {
  1440: { width: 1440, height: 900, longest: 4_400 },
  390: { width: 390, height: 844, longest: 5_400 },
} as const;

export type Screen = keyof typeof SCREENS;

/** What a screenshot is taken of: a whole page, a place of the style guide, or something that opens. */
export type Subject =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "state"; readonly state: OpenState };

export interface Screenshot {
  /** Name of its file, without an ending. */
  readonly name: string;
  readonly screen: Screen;
  readonly subject: Subject;
}

/** Pages that no sitemap names. */
const UNLISTED = ["/search", "/search?s=dividend&t=page", "/search?s=report&t=pdf", "/news?page=2", "/nope"];

/** Of the articles, which are all alike, one with all that an article can have, and one without a screenshot. */
const ARTICLES = ["/news/fy26-results", "/news/agm-2026"];

/** Every place of the style guide. */
export const GUIDE_PLACES: readonly string[] = [
  ...Object.keys(GUIDE_PARTS),
  ...Object.keys(WIDE_GUIDE_PARTS),
  ...SECTION_TYPES.map((type) => sectionPlace(type.replaceAll("_", "-"))),
];

/**
 * Everything that is worth a screenshot, on each screen where it is to be seen.
 *
 * @param sitemap - Paths of all pages that the site lists.
 */
export function allScreenshots(sitemap: readonly string[]): readonly Screenshot[] {
  const pages = [...sitemap.filter((path) => !path.startsWith("/news/")), ...ARTICLES, ...UNLISTED];
  const subjects = [
    ...pages.map((path) => ({ name: nameOf(path), subject: { kind: "page", path } as const })),
    ...GUIDE_PLACES.map((place) => ({ name: `guide-${place}`, subject: { kind: "place", place } as const })),
  ];
  const states = Object.entries(OPEN_STATES).map(([name, state]) => ({ name: `state-${name}`, state }));
  return ([1440, 390] as const).flatMap((screen) => [
    ...subjects.map(({ name, subject }) => ({ name: `${name}-${screen}`, screen, subject })),
    ...states
      .filter(({ state }) => state.screens.includes(screen))
      .map(({ name, state }) => ({
        name: `${name}-${screen}`,
        screen,
        subject: { kind: "state", state } as const,
      })),
  ]);
}

/** `/company/leadership` as the name of a file. */
function nameOf(path: string): string {
  return path.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "") || "home";
}
