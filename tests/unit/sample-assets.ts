import { readMediaAsset } from "../../src/adapters/prismic/media-asset-fields.ts";
import type { MediaAsset } from "../../src/domain/content/media-asset.ts";
import { silentLog } from "../../src/ports/log.ts";

export const serviceImage = (name: string, alt: string | null = "The logo", width = 3200) => ({
  url: `https://images.prismic.io/larkfield/${name}?auto=format,compress`,
  alt,
  dimensions: { width, height: width / 2 },
});

/** A document of an asset of which all is known. */
export function assetDocument(uid: string, data: object = {}) {
  const complete = {
    title: uid,
    kind: "Logo",
    image: serviceImage(`${uid}.png`),
    credit: "The group",
    date: "2026-07-01",
    terms: "Free",
  };
  return { id: `media-asset_${uid}`, uid, type: "media-asset", data: { ...complete, ...data } };
}

/** The asset that is read of it. */
export function mediaAsset(uid: string, data?: object): MediaAsset {
  const read = readMediaAsset(assetDocument(uid, data), silentLog);
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}
