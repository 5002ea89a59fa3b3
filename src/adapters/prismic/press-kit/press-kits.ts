import { MEDIA_KINDS, type MediaAsset } from "../../../domain/press-kit/media-asset.ts";
import { type Complete, record, required } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { file } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { closedDate, image, knownDay, momentOf, select, text } from "../simple-fields.ts";
import { TEXT } from "../text-fields.ts";

const assetData = record({
  title: required(text),
  kind: select(MEDIA_KINDS),
  caption: text,
  people: text,
  credit: text,
  date: closedDate,
  terms: text,
  image,
  file,
  ...gate(),
});

/** Converts a `media-asset` document. Only its title is required: what is known of it is shown. */
export function readMediaAsset(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<MediaAsset> | undefined {
  const values = assetData(data, path);
  if (!values) return undefined;
  const { image: shown, file: own, date: day } = values;
  return {
    id,
    ...values,
    date: knownDay(day),
    credit: values.credit ?? shown?.credit,
    ofDay: day === undefined ? undefined : { day, field: "date" },
    dates: undefined,
    figure: undefined,
    adjustment: undefined,
    addresses: [shown?.url, own?.href].filter((address) => address !== undefined),
    holderEvent: undefined,
    wordsIn: values.wordsIn,
    ownShares: undefined,
    published: momentOf(first),
    changed: momentOf(last),
  };
}

/** Press kits: images and files for journalists. */
export const pressKits = {
  sections: {
    press_kit: plain("press-kit", { ...introduced, only: select(MEDIA_KINDS) }),
  },
  documents: { "media-asset": readMediaAsset },
  texts: {
    "media-asset": {
      title: TEXT,
      caption: TEXT,
      people: TEXT,
      credit: TEXT,
      terms: TEXT,
      image: { alt: TEXT, copyright: TEXT },
    },
  },
} satisfies PrismicCapability;
