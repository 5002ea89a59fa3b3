import type { ContentItem } from "./content-item.ts";
import type { PdfDocument } from "./pdf-document.ts";

type PdfItem = Extract<ContentItem, { readonly kind: "pdf" }>;

/**
 * The PDF documents of all languages as one language shows them, by the ids of all of their files: each is one entry, its file in
 * that language first, with the others beside it; what is not translated is the file of another language.
 */
export function documentsByFile(
  all: readonly ContentItem[],
  language: string | undefined,
): ReadonlyMap<string, PdfDocument> {
  const items = all.filter((item) => item.kind === "pdf");
  const entries = new Map<string, PdfDocument>();
  for (const group of groupsOf(items)) {
    const sorted = group.toSorted((one, other) => rankOf(one, language) - rankOf(other, language));
    const [first, ...others] = sorted;
    if (first === undefined) continue;
    const entry = entryOf(first, others, language);
    for (const { pdf } of group) entries.set(pdf.id, entry);
  }
  return entries;
}

/** The language of the page, then the default one. */
function rankOf({ language }: PdfItem, shown: string | undefined): number {
  if (language === shown) return 0;
  return language === undefined ? 1 : 2;
}

function entryOf(first: PdfItem, others: readonly PdfItem[], shown: string | undefined): PdfDocument {
  const { pdf } = first;
  // A translation may have the file of the default language, which is in that one.
  const ofFile = [first, ...others].find((one) => one.language === undefined && one.pdf.href === pdf.href);
  const language = ofFile?.pdf.language ?? pdf.language;
  const files = new Map(others.map((other) => [other.pdf.href, fileOf(other)]));
  files.delete(pdf.href);
  const isTranslated = first.language === shown;
  if (isTranslated && files.size === 0 && language === pdf.language) return pdf;
  return {
    ...pdf,
    language,
    ...(!isTranslated && { isUntranslated: true }),
    ...(files.size > 0 && { otherFiles: [...files.values()] }),
  };
}

function fileOf({ pdf: { href, bytes, language } }: PdfItem) {
  return { href, bytes, language };
}

/** Documents that are translations of each other. It is enough that one of two names the other. */
function groupsOf(items: readonly PdfItem[]): Iterable<readonly PdfItem[]> {
  const groups = new Map<string, readonly PdfItem[]>(items.map((item) => [item.pdf.id, [item]]));
  for (const item of items) {
    for (const { id } of item.translations ?? []) {
      const own = groups.get(item.pdf.id) ?? [];
      const other = groups.get(id) ?? [];
      if (own === other || other.some(({ language }) => own.some((one) => one.language === language)))
        continue;
      const joined = [...own, ...other];
      for (const { pdf } of joined) groups.set(pdf.id, joined);
    }
  }
  return new Set(groups.values());
}
