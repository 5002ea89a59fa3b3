import type { StoredPdf } from "../../../src/adapters/in-memory/content-source.ts";

/** The annual reports of 2024 and 2025, by how a language calls one: in addresses, and in titles. */
export function annualReports(slug: string, title: string): readonly StoredPdf[] {
  return [2024, 2025].map((year) => ({
    id: `${slug}-${year}`,
    uid: `${slug}-${year}`,
    title: `${title} ${year}`,
    href: `/files/${slug}-${year}.pdf`,
    category: "Annual report",
    date: `${year + 1}-03-12`,
  }));
}
