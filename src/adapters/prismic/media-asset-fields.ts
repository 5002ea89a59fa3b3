import { MEDIA_KINDS, type MediaAsset } from "../../domain/content/media-asset.ts";
import { exchangeOf, exchangeShape } from "./exchange-fields.ts";
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
});
const exchangeData = record(exchangeShape);

/** Converts a `media-asset` document. Only its title is required: what is known of it is shown. */
export function readMediaAsset(document: ServiceDocument, log: ProblemLog): Complete<MediaAsset> | undefined {
  const path = new FieldPath(document, log);
  const [values, release] = [assetData(document.data, path), exchangeData(document.data, path)];
  if (!values || !release) return undefined;
  const { file: found, credit = values.image?.credit, ...known } = values;
  const ofFile = found && { href: found.url, bytes: found.bytes };
  return { id: document.id, ...known, credit, file: ofFile, exchange: exchangeOf(release) };
}
