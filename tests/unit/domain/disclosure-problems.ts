import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { disclosureProblems } from "../../../src/domain/report/disclosure-rules.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
/** The problems whose source matches, as `SEVERITY DOCUMENT FIELD: PROBLEM`, of a company listed at some exchanges. */
export function problemsOf(source: RegExp, exchanges: readonly string[], ...items: readonly ContentItem[]) {
  return disclosureProblems(items, { now: NOW, timeZone: "Australia/Brisbane", exchanges }).flatMap(
    (found) => {
      const end = found.problem.lastIndexOf(" (");
      if (!source.test(found.problem.slice(end))) return [];
      return `${found.severity} ${found.document} ${found.field ?? ""}: ${found.problem.slice(0, end)}`;
    },
  );
}

export const named = (id: string) => ({ id, uid: id, title: id, meta: { title: id } });
export const pdf = (id: string) => ({ id, title: id, href: `/${id}.pdf` });

export const library = (id: string, fields: Partial<PdfDocument> = {}): ContentItem => {
  return { kind: "pdf", uid: id, pdf: { ...pdf(id), ...fields } };
};

export const article = (id: string, fields: Partial<NewsArticle> = {}): ContentItem => {
  const page = { type: "news-article", date: "2026-08-19", body: [], related: [], sections: [] } as const;
  return { kind: "page", page: { ...named(id), ...page, ...fields } };
};

export const page = (id: string, ...sections: readonly Section[]): ContentItem => {
  return { kind: "page", page: { ...named(id), type: "page", intro: [], sections } };
};
