import { MEDIA_KINDS, type MediaAsset } from "../../domain/content/media-asset.ts";
import { exchange } from "./exchange-fields.ts";
import { type Complete, FieldPath, type ProblemLog, record, required } from "./field.ts";
import { file } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { date, embargo, image, select, text } from "./simple-fields.ts";

const assetData = record({
  title: required(text),
  kind: select(MEDIA_KINDS),
  caption: text,
  people: text,
  credit: text,
  date,
  terms: text,
  image,
  file,
  embargo,
  exchange,
});

/** Converts a `media-asset` document. Only its title is required: what is known of it is shown. */
export function readMediaAsset(document: ServiceDocument, log: ProblemLog): Complete<MediaAsset> | undefined {
  const values = assetData(document.data, new FieldPath(document, log));
  return values && { id: document.id, ...values, credit: values.credit ?? values.image?.credit };
}
