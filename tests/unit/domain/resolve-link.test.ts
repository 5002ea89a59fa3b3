import { describe, expect, it } from "vitest";
import type { ContentLink } from "../../../src/domain/links/content-link.ts";
import { type LinkedDocument, resolveLink } from "../../../src/domain/links/resolve-link.ts";

const home = { kind: "page", href: "/" };
const toDocument: ContentLink = { linkType: "Document" };

describe("the address of a link (specification, section 2)", () => {
  it.each<[string, LinkedDocument, string]>([
    ["a news article", { type: "news-article", uid: "results" }, "/news/results"],
    ["a top-level page", { type: "page", uid: "company" }, "/company"],
    ["a child page", { type: "page", uid: "leadership", ancestors: ["company"] }, "/company/leadership"],
    [
      "a page two levels down",
      { type: "page", uid: "board", ancestors: ["leadership", "company"] },
      "/leadership/board",
    ],
    ["the home page", { type: "home" }, "/"],
  ])("to %s: %o at %s", (_case, document, href) => {
    expect(resolveLink(toDocument, document)).toEqual({ link: { kind: "page", href } });
  });

  it("to a PDF document: its file", () => {
    const document = { type: "pdf", uid: "report", file: "/files/report.pdf" };
    expect(resolveLink(toDocument, document)).toEqual({ link: { kind: "pdf", href: "/files/report.pdf" } });
  });

  it.each<[ContentLink, string, string]>([
    [{ linkType: "Web", url: "https://asx.example/LKF" }, "web", "https://asx.example/LKF"],
    [{ linkType: "Web", url: "mailto:media@larkfield.example" }, "web", "mailto:media@larkfield.example"],
    [{ linkType: "Web", url: "/contact" }, "page", "/contact"],
    [{ linkType: "Any", url: "https://jobs.example" }, "web", "https://jobs.example"],
    [
      { linkType: "Media", url: "https://files.example/report.PDF" },
      "pdf",
      "https://files.example/report.PDF",
    ],
    [{ linkType: "Media", url: "https://files.example/logo.svg" }, "media", "https://files.example/logo.svg"],
  ])("%o has its own address", (link, kind, href) => {
    expect(resolveLink(link)).toEqual({ link: { kind, href } });
  });

  it.each<[string, ContentLink, LinkedDocument | undefined]>([
    ["a document that is not there", toDocument, undefined],
    ["a document of unknown type", toDocument, { type: "recipe", uid: "x" }],
    ["a type that every object has", toDocument, { type: "constructor", uid: "x" }],
    ["a page without uid", toDocument, { type: "page" }],
    ["a page that is its own parent", toDocument, { type: "page", uid: "a", ancestors: ["a"] }],
    ["a page whose parent is its child", toDocument, { type: "page", uid: "a", ancestors: ["b", "a"] }],
    ["a page below a circle", toDocument, { type: "page", uid: "a", ancestors: ["b", "c", "b"] }],
    ["a PDF document without a file", toDocument, { type: "pdf", uid: "report" }],
    ["an unknown link type", { linkType: "Portal", url: "https://x.example" }, undefined],
    ["no address", { linkType: "Web" }, undefined],
    ["a script", { linkType: "Web", url: "javascript:alert(1)" }, undefined],
    ["another site in the guise of a path", { linkType: "Web", url: "//evil.example" }, undefined],
    ["the same with a backslash", { linkType: "Any", url: "/\\evil.example" }, undefined],
  ])("to %s: the home page, with the reason", (_case, link, document) => {
    expect(resolveLink(link, document)).toEqual({ link: home, problem: expect.stringMatching(/.{10}/) });
  });
});
