import { MEDIA_KINDS, type MediaAsset } from "../../domain/press-kit/media-asset.ts";
import { type Complete, FieldPath, type ProblemLog, record, required } from "./field.ts";
import { gate } from "./gate-fields.ts";
import { file } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { date, image, momentOf, select, text } from "./simple-fields.ts";

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
  ...gate(),
});

/** Converts a `media-asset` document. Only its title is required: what is known of it is shown. */
export function readMediaAsset(document: ServiceDocument, log: ProblemLog): Complete<MediaAsset> | undefined {
  const { id, data, first_publication_date: first, last_publication_date: last } = document;
  const values = assetData(data, new FieldPath(document, log));
  if (!values) return undefined;
  const credit = values.credit ?? values.image?.credit;
  return { id, ...values, credit, published: momentOf(first), changed: momentOf(last) };
}
