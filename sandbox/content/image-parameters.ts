/** Output formats of images. */
export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** A requested image; sizes in pixels, multiplied by `dpr`. */
export interface ImageRequest {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: "clip" | "crop" | "max";
  /** Whether the image may be enlarged. */
  readonly enlarge: boolean;
  readonly rect:
    | { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
    | undefined;
  readonly quality: number;
  /** Undefined: the original format. */
  readonly format: ImageFormat | undefined;
  /** Whether the response depends on the request's `Accept` header. */
  readonly negotiated: boolean;
}

const MAX_SIDE_PX = 4096;
const MAX_DENSITY = 5;
const FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ["avif", "avif"],
  ["webp", "webp"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["pjpg", "jpeg"],
  ["png", "png"],
]);

/** Parses imgix's parameters `w h fit rect q fm auto dpr`. Like imgix, ignores invalid values. */
export function parseImageRequest(parameters: URLSearchParams, accept: string): ImageRequest {
  const auto = new Set(parameters.getAll("auto").flatMap((value) => value.split(",")));
  const density = Math.min(number(parameters, "dpr") ?? 1, MAX_DENSITY);
  const fit = parameters.get("fit");
  const named = FORMATS.get(parameters.get("fm") ?? "");
  return {
    width: side(parameters, "w", density),
    height: side(parameters, "h", density),
    fit: fit === "crop" || fit === "max" ? fit : "clip",
    enlarge: fit === "clip",
    rect: parseRect(parameters.get("rect")),
    quality: Math.round(Math.min(number(parameters, "q") ?? (auto.has("compress") ? 65 : 75), 100)),
    format: named ?? (auto.has("format") ? acceptedFormat(accept) : undefined),
    negotiated: named === undefined && auto.has("format"),
  };
}

/** Modern formats are only sent if the browser lists them explicitly; `*` does not mean that it can decode them. */
function acceptedFormat(accept: string): ImageFormat {
  if (names(accept, "image/avif")) return "avif";
  return names(accept, "image/webp") ? "webp" : "jpeg";
}

function names(accept: string, type: string): boolean {
  return accept.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function number(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name);
  const value = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function side(parameters: URLSearchParams, name: string, density: number): number | undefined {
  const value = number(parameters, name);
  return value === undefined ? undefined : Math.max(1, Math.min(Math.round(value * density), MAX_SIDE_PX));
}

function parseRect(text: string | null): ImageRequest["rect"] {
  if (text === null) return undefined;
  const [left, top, width, height, ...rest] = text.split(",").map((part) => Math.round(Number(part)));
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return undefined;
  if (rest.length > 0 || ![left, top, width, height].every(Number.isFinite)) return undefined;
  return left >= 0 && top >= 0 && width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
