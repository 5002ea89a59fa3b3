import type { Translatable } from "./translatable.ts";

/** An image of the content service. */
export interface Image extends Translatable<"alt" | "credit"> {
  /** Address of the image; the service scales it by parameters (`w`, `h`, `fit`, `auto`). */
  readonly url: string;
  /** Pixels of the original. */
  readonly width: number;
  /** Pixels of the original. */
  readonly height: number;
  /** Text alternative; empty for decorative images. */
  readonly alt: string;
  /** Whom to name beside it: its photographer or agency. */
  readonly credit?: string | undefined;
}
