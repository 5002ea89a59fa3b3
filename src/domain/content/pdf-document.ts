import type { Withheld } from "../exchange/exchange-release.ts";
import type { Image } from "./image.ts";
import type { PageRequest } from "./listing.ts";
import type { TranslationKind } from "./translation-kind.ts";

/** Kinds of document in the library, as editors choose them. */
export const PDF_CATEGORIES = [
  "Annual report",
  "Results",
  "Presentation",
  "Policy",
  "Notice of meeting",
  "Market announcement",
  "Sustainability report",
] as const;

export type PdfCategory = (typeof PDF_CATEGORIES)[number];

/** The file of a document in another language. */
export interface TranslatedFile {
  /** Address of the file. */
  readonly href: string;
  readonly bytes?: number | undefined;
  /** Language of the file (BCP 47): `de`. Default: it is not known. */
  readonly language?: string | undefined;
}

/** A PDF file that visitors can download, with its metadata. */
export interface PdfDocument extends Withheld {
  readonly id: string;
  readonly title: string;
  /** Address of the file. */
  readonly href: string;
  /** Size of the file in bytes, if the service provides it. */
  readonly bytes?: number | undefined;
  /** Language of its file (BCP 47): `de`. Default: the site has one language. */
  readonly language?: string | undefined;
  /** Whether its texts are in that language too, which is not that of the page. Default: they are in that of the page. */
  readonly isUntranslated?: true | undefined;
  /** The same document in other languages. Default: there is none. */
  readonly otherFiles?: readonly TranslatedFile[] | undefined;
  /** Day of its release in the site's time zone, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** Time of its release, ISO 8601 in UTC; absent if only its day is known. */
  readonly released?: string | undefined;
  readonly category?: PdfCategory | undefined;
  /** What it is beside the same in other languages. Default: nothing is stated. */
  readonly translation?: TranslationKind | undefined;
  /** Topic of the alert that announces it; absent if there is no alert. */
  readonly topic?: string | undefined;
  readonly summary?: string | undefined;
  /** Thumbnail of its title page. */
  readonly cover?: Image | undefined;
  /** Times of the first and the last publish, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  readonly changed?: string | undefined;
}

/** A PDF document as others have a copy of it: with what the content service returns with a link to it, and nothing else. */
export type PdfCopy = Omit<PdfDocument, "published" | "changed" | "topic" | "translation" | "exchange">;

/** The copy of a PDF document that others have. */
export function copyOf({
  published: _published,
  changed: _changed,
  topic: _topic,
  translation: _translation,
  exchange: _exchange,
  ...copy
}: PdfDocument): PdfCopy {
  return copy;
}

/** A page of the PDF documents. Default: of any category. */
export interface PdfQuery extends PageRequest {
  readonly category?: PdfCategory | undefined;
}
