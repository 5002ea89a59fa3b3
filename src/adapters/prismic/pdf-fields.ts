import { z } from "zod";
import { brand } from "../../../brand/brand.ts";
import { copyOf, PDF_CATEGORIES, type PdfCopy, type PdfDocument } from "../../domain/content/pdf-document.ts";
import { releaseOf } from "../../domain/content/release.ts";
import { languageOf } from "../../domain/text/locale.ts";
import { type Complete, type Field, field, filled, record, required } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { gate } from "./gate-fields.ts";
import { documentLink } from "./link-field.ts";
import type { ServiceDocument } from "./service-document.ts";
import { closedDate, closedTime, image, momentOf, select, text } from "./simple-fields.ts";
import { translationKind } from "./translation-field.ts";

/** A file of the media library. */
export const file = filled(
  "url",
  field(
    z.looseObject({
      url: z.url({ protocol: /^https?$/ }).or(z.string().startsWith("/")),
      // The service returns the size as a string.
      size: z.coerce.number().int().positive().nullish(),
    }),
    ({ url, size }) => ({ href: url, bytes: size ?? undefined }),
  ),
);

const pdfData = record({
  title: required(text),
  file: required(file),
  date: closedDate,
  released: closedTime,
  category: select(PDF_CATEGORIES),
  translation: translationKind,
  topic: text,
  summary: text,
  cover: image,
  ...gate(),
});

/**
 * Converts the data of a `pdf` document.
 *
 * @param firstPublish - In the format of the service.
 * @param locale - That of the document. Default: that of the document with the path.
 */
function pdfDocument(
  id: string,
  data: unknown,
  path: FieldPath,
  firstPublish: string | null | undefined,
  locale = path.locale,
): Complete<Omit<PdfDocument, "published" | "changed" | "isUntranslated" | "otherFiles">> | undefined {
  const values = pdfData(data, path);
  if (!values) return undefined;
  const { file: found, ...rest } = values;
  const release = releaseOf({ ...rest, published: momentOf(firstPublish) }, brand.timeZone);
  // Without a day, an editor wants none to be shown.
  const shown = rest.date === undefined && rest.released === undefined ? undefined : release;
  const language = path.languages.areSeveral ? languageOf(locale.brand.locale) : undefined;
  return { id, ...rest, ...shown, ...found, language };
}

/** Converts a `pdf` document; `undefined` if it is unusable. */
export function readPdf(document: ServiceDocument, path: FieldPath) {
  const { id, uid, data, first_publication_date: first, last_publication_date: last } = document;
  const pdf = pdfDocument(id, data, path, first);
  const times = { published: momentOf(first), changed: momentOf(last) };
  return pdf && ({ kind: "pdf", uid: uid ?? undefined, pdf: { ...pdf, ...times } } as const);
}

/** A link to a `pdf` document, with the fields by `fetchLinks`. */
export const linkedPdf: Field<PdfCopy | undefined> = (value, path) => {
  const target = documentLink(value, path);
  if (!target) return undefined;
  if (target.isBroken) {
    path.report(`leads to document ${target.id}, which is not published`);
    return undefined;
  }
  const locale = path.languages.of(target.lang ?? undefined);
  const pdf = pdfDocument(target.id, target.data, path.at("data"), target.first_publication_date, locale);
  return pdf && copyOf(pdf);
};
