import { MAX_SET_DOCUMENTS, type SetFile } from "../content/document-set.ts";
import type { SectionOf } from "../content/section.ts";
import { slugOf } from "../content/slug.ts";
import { type MediaAsset, originalHref } from "./media-asset.ts";

/** The files of an asset that can be downloaded: the original of its image, its file, or both. */
export function filesOf({ id, title, date, image, file }: MediaAsset): readonly SetFile[] {
  const found = [image && { href: originalHref(image) }, file];
  return found.flatMap((one) => (one ? { id, title, date, ...one } : []));
}

/** The name of a press kit in addresses. */
export function pressKitName({ heading }: Pick<SectionOf<"press-kit">, "heading">): string {
  return slugOf(heading ?? "") || "press-kit";
}

/** Why a choice cannot be downloaded: nothing was chosen, something that is not offered, or too much. */
export type WrongChoice = "empty" | "unknown" | "too large";

/** The assets with these ids, or why they cannot be downloaded. Default: all that can be downloaded. */
export function chosenAssets(assets: readonly MediaAsset[], ids?: readonly string[]) {
  const offered = assets.filter((asset) => filesOf(asset).length > 0);
  const chosen = ids ? offered.filter(({ id }) => ids.includes(id)) : offered;
  if (ids?.some((id) => !chosen.some((asset) => asset.id === id))) return "unknown";
  if (chosen.length === 0) return "empty";
  return chosen.flatMap(filesOf).length > MAX_SET_DOCUMENTS ? "too large" : chosen;
}
