import { expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { keepNeeded } from "../../../src/domain/content/content-loss.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, homePage, linked, textSection } from "../sample-content.ts";

const pdf = (id: string, title = id): PdfDocument => ({ id, title, href: `/${id}.pdf` });
const itemOf = (of: PdfDocument): ContentItem => ({ kind: "pdf", uid: of.id, pdf: of });
const listOf = (...documents: PdfDocument[]): Section => {
  return { kind: "document-list", intro: [], selection: { by: "picked", documents } };
};

it("a home page that is kept has no copy of a document that has gone or changed, and keeps the times of its parts", () => {
  const same = pdf("same");
  const gone = pdf("gone");
  const wrong = pdf("changed", "Profit of 12 million");
  const company = contentPage("company");
  const moved = contentPage("people");
  const words = textSection(linked("/company", "A"), linked("/people", "B"), linked("/", "Home"));
  const later = { ...textSection("Soon"), shownFrom: "2099-01-01T00:00:00Z" };
  const until = { ...textSection("Now"), shownUntil: "2099-01-01T00:00:00Z" };
  const unchanged = [itemOf(same), { kind: "page", page: company }] as const;
  const before = Content.everything([
    { kind: "page", page: homePage(listOf(same, gone, wrong), words, later, until) },
    ...unchanged,
    ...[gone, wrong].map(itemOf),
    { kind: "page", page: moved },
  ]);
  const corrected = itemOf(pdf("changed", "Profit of 11 million"));
  // A page has no copies, and its previous address redirects.
  const elsewhere = { kind: "page", page: { ...moved, uid: "team" } } as const;
  const after = Content.everything([...unchanged, corrected, elsewhere]);
  const kept = keepNeeded(after, { lost: ["home"], before });
  expect(kept.findPage({ type: "home" })).toEqual(homePage(listOf(same), words, later, until));
  expect(kept.items.slice(1)).toEqual(after.items);
});
