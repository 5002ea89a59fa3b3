import { parseColour } from "../../client/styles/contrast.ts";

/** A colour of the palette as browsers compute it: `rgb(10, 77, 52)`. */
export function computedColour(colour: string): string {
  return `rgb(${parseColour(colour).slice(0, 3).join(", ")})`;
}
