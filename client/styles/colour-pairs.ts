import type { fixed } from "./tokens.ts";

/** A colour of the theme by its name. */
export type Colour = keyof typeof fixed.color;

/** A colour, or a semi-transparent one. */
export type Foreground = Colour | `${Colour} at ${number}%`;

/** The foreground colours that a background may have. The levels are AA of the Web Content Accessibility Guidelines 2.2. */
export interface Foregrounds {
  /** Text of any size: contrast at least 4.5. */
  readonly text: readonly Foreground[];
  /** Text of at least 24px, or 18.66px if bold, and no smaller: at least 3. */
  readonly large?: readonly Foreground[];
  /** Icons, and borders of controls: at least 3. All text colours may be used for them too. */
  readonly graphics?: readonly Foreground[];
  /** Lines and artwork without information: no minimum. */
  readonly decoration?: readonly Foreground[];
}

/**
 * Every pair of colours in use: tests compute the contrast of each, and find no other pair on any page. Text over
 * images has a shade behind it that guarantees its contrast; a test measures that on screenshots.
 */
export const colourPairs = {
  paper: {
    text: ["ink", "ink at 75%", "inkSoft", "green", "action", "alert", "green at 75%"],
    graphics: ["ink at 60%", "green at 60%"],
    decoration: ["line", "green", "action"],
  },
  sand: { text: ["ink", "inkSoft", "green", "action"], decoration: ["line", "green"] },
  white: { text: ["forest"], graphics: ["alert"] },
  mint: { text: ["ink", "forest", "green"] },
  lime: { text: ["forest"] },
  action: { text: ["white"] },
  green: { text: ["white", "mint", "lime"], decoration: ["action", "action at 70%", "lineOnDark"] },
  forest: {
    text: ["white", "white at 75%", "mint", "lime"],
    graphics: ["white at 60%"],
    decoration: ["lineOnDark", "mint", "action at 70%"],
  },
  image: { text: ["white", "mint"], decoration: ["white", "action", "action at 70%"] },
} as const satisfies Partial<Record<Colour | "image", Foregrounds>>;
