import type { Locale } from "../../../../brand/locale.ts";
import type { SetFile } from "../../../domain/content/document-set.ts";
import type { SectionView } from "../../../domain/content/section.ts";

/** What one ZIP file has: files, and a text file after them. */
export interface Download {
  /** What its files are, as the page says. Default: what its address says. */
  readonly title?: string | undefined;
  readonly files: readonly SetFile[];
  readonly note?: { readonly name: string; readonly text: string };
}

/** Why there is no file of what an address chooses. */
export interface RejectedDownload {
  /** For programs; it names the field. */
  readonly problem: string;
  /** For readers. */
  readonly title: string;
  readonly text: string;
  /** Label of the link to the page. */
  readonly back: string;
}

/** Finds the download of a name in the sections of a page; `undefined` if none has it. */
export type FindDownload = (
  name: string,
  sections: readonly SectionView[],
  query: URLSearchParams,
  locale: Locale,
) => Download | RejectedDownload | undefined;
