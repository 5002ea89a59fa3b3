/** One image of the site: where it is written, how large it is, and the SVG it is rendered from. */
export interface Artwork {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The most bytes the finished file may take. */
  readonly budget: number;
  /** Colours in it that are not of the brand. */
  readonly colors?: readonly string[];
  readonly draw: () => string;
}

/** An image in the common size, 1600 × 1000. */
export function image(name: string, draw: () => string): Artwork {
  return { name, width: 1600, height: 1000, budget: 35_000, draw };
}

/** An image that opens a page, with the larger budget that size asks for. */
export function hero(name: string, width: number, height: number, draw: () => string): Artwork {
  return { name, width, height, budget: 60_000, draw };
}
