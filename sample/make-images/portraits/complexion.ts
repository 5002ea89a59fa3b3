import { palette } from "../../../brand/palette.ts";
import type { Face, Skin } from "./face.ts";

/** Colours of people. They are not of the brand, which has no skin and no hair. */
export const fair: Skin = { light: "#f3d3bb", shade: "#dfae91", line: "#a8684c" };
export const rosy: Skin = { light: "#eec2a4", shade: "#d69a79", line: "#99583d" };
export const olive: Skin = { light: "#dfae82", shade: "#c0895e", line: "#824d2e" };
export const brown: Skin = { light: "#b97c52", shade: "#96603d", line: "#5a3320" };
export const dark: Skin = { light: "#83522f", shade: "#653c22", line: "#341c10" };
export const black = "#1d1c1a";
export const umber = "#4a2f20";
export const auburn = "#8b4a2b";
export const straw = "#d3a866";
export const grey = "#8f928c";
export const rose = "#b4594c";
export const wine = "#85352f";

/** Every colour in the portraits that is not of the brand. */
export const complexions: readonly string[] = [
  ...[fair, rosy, olive, brown, dark].flatMap((skin) => [skin.light, skin.shade, skin.line]),
  black,
  umber,
  auburn,
  straw,
  grey,
  rose,
  wine,
];

/** A face, its features as most people have them where they are not its own. */
export function faceOf(skin: Skin, own: Partial<Face>): Face {
  return {
    skin,
    temple: 134,
    jaw: 112,
    chin: 40,
    foot: 598,
    brow: umber,
    arch: 8,
    thick: 12,
    smile: 12,
    ink: palette.ink,
    ...own,
  };
}
