import type { fixed } from "./tokens.ts";

/** A colour of the theme by its name. */
export type Colour = keyof typeof fixed.color;

/** A colour, or one that what is under it shines through. */
export type Ink = Colour | `${Colour} at ${number}%`;

/** What stands on a ground. The levels are AA of the Web Content Accessibility Guidelines 2.2. */
export interface Uses {
  /** Text of any size: contrast at least 4.5. */
  readonly text: readonly Ink[];
  /** Text of at least 24px, or 18.66px if bold, and no smaller: at least 3. */
  readonly large?: readonly Ink[];
  /** Icons, and edges that say where to press or type: at least 3. What is good for text is good for them. */
  readonly signs?: readonly Ink[];
  /** Hairlines and artwork, without which nothing would be missed: no level. */
  readonly decoration?: readonly Ink[];
}

/**
 * Every pair of colours in use: tests compute the contrast of each, and find no other pair on any page. Text over
 * images stands on a shade that keeps its contrast whatever the image is; a test measures that on the screen.
 */
export const grounds = {
  paper: {
    text: ["ink", "ink at 75%", "inkSoft", "green", "action", "alert", "green at 75%"],
    signs: ["ink at 60%", "green at 60%"],
    decoration: ["line", "green", "action"],
  },
  sand: { text: ["ink", "inkSoft", "green", "action"], decoration: ["line", "green"] },
  white: { text: ["forest"] },
  mint: { text: ["ink", "forest", "green"] },
  lime: { text: ["forest"] },
  action: { text: ["white"] },
  green: { text: ["white", "mint", "lime"], decoration: ["action", "action at 70%", "lineOnDark"] },
  forest: {
    text: ["white", "white at 75%", "mint", "lime"],
    signs: ["white at 60%"],
    decoration: ["lineOnDark", "mint", "action at 70%"],
  },
  image: { text: ["white", "mint"], decoration: ["white", "action", "action at 70%"] },
} as const satisfies Partial<Record<Colour | "image", Uses>>;
