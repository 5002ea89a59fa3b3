import { readMediaAsset } from "../../../src/adapters/prismic/press-kit/press-kits.ts";
import type { MediaAsset } from "../../../src/domain/press-kit/media-asset.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { pathOf } from "../adapters/read-document.ts";
import { serviceImage } from "../sample-content.ts";

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
  const document = assetDocument(uid, data);
  const read = readMediaAsset(document, pathOf(document, silentLog));
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}
