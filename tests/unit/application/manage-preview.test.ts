import { describe, expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { ManagePreview } from "../../../src/application/manage-preview.ts";
import { ContentServiceError } from "../../../src/ports/content-repository.ts";
import { contentPage, homePage, newsArticle } from "../sample-pages.ts";

function siteOf() {
  const published = { pages: [homePage(), contentPage("company")] };
  const content = new InMemoryContentRepository(published);
  const draft = {
    pages: [...published.pages, contentPage("new", "company"), newsArticle("soon", "2026-12-01")],
  };
  return { content, preview: content.preview(draft), managePreview: new ManagePreview(content) };
}

describe("starting a preview", () => {
  it.each([
    ["page_company", "/company"],
    ["page_new", "/company/new"],
    ["news-article_soon", "/news/soon"],
    ["home_home", "/"],
  ])("returns the document's address: %s", async (documentId, address) => {
    const { preview, managePreview } = siteOf();
    expect(await managePreview.start({ tokenOrCookie: preview, documentId })).toEqual({
      outcome: "started",
      ref: preview,
      address,
    });
  });

  it("returns the home page without a document", async () => {
    const { preview, managePreview } = siteOf();
    expect(await managePreview.start({ tokenOrCookie: preview })).toMatchObject({ address: "/" });
  });

  it.each([
    ["nope", { reason: "unknown" }],
    ["//evil.example", { reason: "unknown" }],
    ["site-options", { reason: "no-page", type: "site-options" }],
    ["pdf_without-file", { reason: "incomplete", type: "pdf" }],
    ["page_search", { reason: "incomplete", type: "page" }],
    ["page_unternehmen", { reason: "translation", language: "de-de" }],
  ])("starts, and says why there is no page for %s", async (documentId, why) => {
    const { content, managePreview } = siteOf();
    const preview = content.preview({
      pages: [homePage(), contentPage("search")],
      hidden: {
        "site-options": { kind: "other", type: "site-options" },
        "pdf_without-file": { kind: "other", type: "pdf" },
        page_unternehmen: { kind: "translation", language: "de-de" },
      },
    });
    expect(await managePreview.start({ tokenOrCookie: preview, documentId })).toEqual({
      outcome: "no-address",
      ref: preview,
      why,
    });
  });

  it("returns the file of a PDF document", async () => {
    const { content, managePreview } = siteOf();
    const pdf = { id: "pdf_report", title: "Report", href: "https://larkfield.cdn.prismic.io/report.pdf" };
    const preview = content.preview({ pages: [homePage()], documents: [{ uid: "report", ...pdf }] });
    expect(await managePreview.start({ tokenOrCookie: preview, documentId: "pdf_report" })).toMatchObject({
      outcome: "started",
      address: pdf.href,
    });
  });

  it("accepts the toolbar's cookie", async () => {
    const { preview, managePreview } = siteOf();
    const tokenOrCookie = JSON.stringify({ _tracker: "t", "memory.example": { preview } });
    expect(await managePreview.start({ tokenOrCookie })).toMatchObject({ outcome: "started", ref: preview });
  });

  it("rejects a token of another repository", async () => {
    const { managePreview } = siteOf();
    const tokenOrCookie = "https://other.example/previews/1";
    expect(await managePreview.start({ tokenOrCookie, documentId: "page_company" })).toEqual({
      outcome: "foreign",
    });
  });

  it("reports an expired preview, with and without a document", async () => {
    const { content, preview, managePreview } = siteOf();
    content.expire(preview);
    expect(await managePreview.start({ tokenOrCookie: preview })).toEqual({ outcome: "over" });
    expect(await managePreview.start({ tokenOrCookie: preview, documentId: "page_new" })).toEqual({
      outcome: "over",
    });
  });

  it("rejects if the content service fails, which does not end a preview", async () => {
    const { content, preview, managePreview } = siteOf();
    content.fail();
    await expect(managePreview.start({ tokenOrCookie: preview })).rejects.toThrow(ContentServiceError);
  });
});

describe("a preview", () => {
  it("is only visible with its cookie", () => {
    const { preview, managePreview } = siteOf();
    expect(managePreview.refOf(preview)).toBe(preview);
    expect(managePreview.refOf(undefined)).toBeUndefined();
    expect(managePreview.refOf('{"_tracker":"t"}')).toBeUndefined();
  });
});
