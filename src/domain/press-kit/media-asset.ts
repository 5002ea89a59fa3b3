import type { ListedDocument } from "../content/content-item.ts";
import type { Image } from "../content/image.ts";
import type { Translatable } from "../content/translatable.ts";

/** Kinds of assets in the order in which a press kit lists them, as editors choose them. */
export const MEDIA_KINDS = ["Logo", "Portrait", "Photo", "Graphic"] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** An image or a file for journalists, with what they print beside it. */
export interface MediaAsset extends ListedDocument {
  readonly wordsIn?: Translatable<"title" | "caption" | "people" | "credit" | "terms">["wordsIn"];
  readonly kind?: MediaKind | undefined;
  readonly caption?: string | undefined;
  /** Who is shown, from left to right. */
  readonly people?: string | undefined;
  readonly credit?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  /** Terms of use. */
  readonly terms?: string | undefined;
  readonly image?: Image | undefined;
  /** Address of the file, and its size in bytes, if the service provides it. */
  readonly file?: { readonly href: string; readonly bytes?: number | undefined } | undefined;
}

/** The width of an image for screens, in pixels. */
export const SCREEN_WIDTH_PX = 1600;

/** The longer side of an image that is sharp in print, in pixels: 15 cm with 300 dots an inch. */
const PRINT_SIDE_PX = 1800;

/** Whether an image of pixels is large enough for print. */
export function isPrintable({ width, height }: Pick<Image, "width" | "height">): boolean {
  return Math.max(width, height) >= PRINT_SIDE_PX;
}

/** The address of an image in its own format: as it was uploaded, or scaled to a width. */
export function originalHref({ url }: Image, width?: number): string {
  const [address = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  for (const name of width === undefined ? ["auto"] : ["auto", "h"]) parameters.delete(name);
  if (width !== undefined) parameters.set("w", String(width));
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}

/** The order of press kits: by kind, then newest first. */
export function pressKitOrder(one: MediaAsset, other: MediaAsset): number {
  const rank = ({ kind }: MediaAsset) => (kind ? MEDIA_KINDS.indexOf(kind) : MEDIA_KINDS.length);
  const newest = (other.date ?? "").localeCompare(one.date ?? "");
  return rank(one) - rank(other) || newest || one.title.localeCompare(other.title);
}

/** Whether a press kit that has only assets of a kind, or all, lists an asset. */
export function listsAsset(only: MediaKind | undefined, { kind }: MediaAsset): boolean {
  return only === undefined || only === kind;
}
