import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";

const OPENS = "2026-12-01T00:00:00.000Z";
const BEFORE = Date.parse("2026-11-30T00:00:00Z");
const AFTER = Date.parse("2026-12-02T00:00:00Z");

function pdf(
  id: string,
  language: string | undefined,
  others: readonly string[],
  more: Partial<PdfDocument> = {},
) {
  const document = { id, title: id, href: `/files/${id}.pdf`, language: language ?? "en", ...more };
  const translations = others.map((other) => ({ id: other }));
  return { kind: "pdf", uid: id, language, translations, pdf: document } satisfies ContentItem;
}

const REPORT = pdf("report", undefined, ["bericht"]);
const BERICHT = pdf("bericht", "de", []);
const POLICY = pdf("policy", undefined, []);
const SATZUNG = pdf("satzung", "de", []);

/** The documents of a language: each with its languages. */
const shownIn = (content: Content) =>
  content.documents.map(({ id, language, otherFiles = [] }) =>
    [id, language, ...otherFiles.map((file) => file.language)].join(" "),
  );

describe("PDF documents in several languages", () => {
  it("are one entry in each language, with its own file first", () => {
    const content = Content.everything([REPORT, BERICHT]);
    expect(shownIn(content)).toEqual(["report en de"]);
    expect(shownIn(content.in("de"))).toEqual(["bericht de en"]);
    expect(content.in("de").documents[0]?.otherFiles).toEqual([
      { href: "/files/report.pdf", bytes: undefined, language: "en" },
    ]);
  });

  it("are one entry whichever of the two names the other", () => {
    const content = Content.everything([pdf("report", undefined, []), pdf("bericht", "de", ["report"])]);
    expect(shownIn(content.in("de"))).toEqual(["bericht de en"]);
  });

  it("are shown in the other language if they are not translated", () => {
    const content = Content.everything([POLICY, SATZUNG]);
    expect(shownIn(content)).toEqual(["policy en", "satzung de"]);
    expect(shownIn(content.in("de"))).toEqual(["policy en", "satzung de"]);
    const untranslated = content.in("de").documents.map(({ isUntranslated }) => isUntranslated);
    expect(untranslated).toEqual([true, undefined]);
  });

  it("have one file if the translation has that of the other language, which it is in", () => {
    const translated = pdf("bericht", "de", ["report"], { href: REPORT.pdf.href });
    const [entry] = Content.everything([REPORT, translated]).in("de").documents;
    expect(entry).toMatchObject({ id: "bericht", title: "bericht", language: "en" });
    expect(entry).not.toHaveProperty("otherFiles");
    expect(entry).not.toHaveProperty("isUntranslated");
  });

  it("stand for copies that other documents have of any of their files", () => {
    const german = Content.everything([REPORT, BERICHT]).in("de");
    expect(german.documentInLanguage(REPORT.pdf)).toBe(german.documents[0]);
    expect(german.documentInLanguage(BERICHT.pdf)).toBe(german.documents[0]);
    expect(german.documentInLanguage(POLICY.pdf)).toBe(POLICY.pdf);
  });

  it("have only the files that visitors see", () => {
    const waits = pdf("bericht", "de", ["report"], { embargo: OPENS });
    const shownAt = (now: number) => {
      const options = { now, timeZone: "UTC", isListed: false, nameOf: () => "" };
      const { content } = Content.visible([REPORT, waits], options);
      return [content, content.in("de")].map(shownIn);
    };
    expect(shownAt(BEFORE)).toEqual([["report en"], ["report en"]]);
    expect(shownAt(AFTER)).toEqual([["report en de"], ["bericht de en"]]);
  });

  it("are as they were at a site with one language", () => {
    const document = { id: "report", title: "Report", href: "/files/report.pdf" };
    const content = Content.everything([{ kind: "pdf", uid: "report", pdf: document }]);
    expect(content.documents[0]).toBe(document);
    expect(content.documentInLanguage(document)).toBe(document);
  });
});
