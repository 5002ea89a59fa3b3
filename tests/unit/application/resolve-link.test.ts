import { describe, expect, it } from "vitest";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { ResolveLink } from "../../../src/application/resolve-link.ts";
import type { ContentLink } from "../../../src/domain/links/content-link.ts";
import { ContentServiceError } from "../../../src/ports/content-repository.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-pages.ts";

function resolving(stored: StoredContent) {
  const content = new InMemoryContentRepository(stored);
  const log = recordingLog();
  const resolveLink = new ResolveLink(content, log);
  const to = (type: string, uid?: string) => resolveLink.run({ link: { linkType: "Document", type, uid } });
  return { content, log, resolveLink, to };
}

const site: StoredContent = {
  pages: [
    homePage(),
    newsArchive,
    newsArticle("results", "2026-08-19"),
    contentPage("company"),
    contentPage("leadership", "company"),
    contentPage("board", "leadership"),
    contentPage("self", "self"),
    contentPage("hen", "egg"),
    contentPage("egg", "hen"),
    {
      type: "contact-page",
      id: "c",
      uid: "contact",
      title: "Contact",
      meta: { title: "" },
      intro: [],
      sections: [],
    },
  ],
  documents: [{ id: "pdf_report", uid: "report", title: "Report", href: "/files/report.pdf" }],
};

describe("resolving a link", () => {
  it.each([
    ["page", "company", "/company"],
    ["page", "leadership", "/company/leadership"],
    ["page", "board", "/leadership/board"],
    ["news-archive", undefined, "/news"],
    ["pdf", "report", "/files/report.pdf"],
  ])("a %s %s has the address %s", async (type, uid, address) => {
    const { to, log } = resolving(site);
    expect(await to(type, uid)).toBe(address);
    expect(log.warnings).toEqual([]);
  });

  it.each([
    ["a page that is its own parent", "page", "self"],
    ["pages that are each other's parents", "page", "hen"],
  ])("%s leads to the home page, and is logged, since editors can mend it", async (_case, type, uid) => {
    const { to, log } = resolving(site);
    expect(await to(type, uid)).toBe("/");
    expect(log.warnings).toMatchObject([{ type, uid, problem: expect.stringMatching(/.{10}/) }]);
  });

  it.each([
    ["a page that is missing", { linkType: "Document", type: "page", uid: "made up" }],
    ["a page of another type", { linkType: "Document", type: "page", uid: "contact" }],
    ["a PDF document that is missing", { linkType: "Document", type: "pdf", uid: "made up" }],
    ["an unknown type of document", { linkType: "Document", type: "made up", uid: "made up" }],
    ["an unknown type of link", { linkType: "made up" }],
    ["an address that cannot be followed", { linkType: "Web", url: "javascript:made up" }],
  ])("%s leads to the home page, and nothing that a caller sent is in the log", async (_case, link) => {
    const { resolveLink, log } = resolving(site);
    expect(await resolveLink.run({ link })).toBe("/");
    expect(log.warnings).toEqual([]);
  });

  it("a page that has got another uid leads to its new address", async () => {
    const { content, to } = resolving({ pages: [contentPage("terms")] });
    content.publish({ pages: [{ ...contentPage("conditions"), id: "page_terms" }] });
    expect(await to("page", "terms")).toBe("/conditions");
  });

  it("a page leads to the home page only after it was withdrawn", async () => {
    const { content, resolveLink } = resolving(site);
    const before = await content.publishedRef();
    content.publish({ pages: [homePage()] });
    const link: ContentLink = { linkType: "Document", type: "page", uid: "company" };
    expect(await resolveLink.run({ link })).toBe("/");
    expect(await resolveLink.run({ link, ref: before })).toBe("/company");
  });

  it("a web link does not need content", async () => {
    const { content, resolveLink } = resolving(site);
    content.fail();
    const link = { linkType: "Web", url: "https://jobs.example/larkfield" };
    expect(await resolveLink.run({ link })).toBe("https://jobs.example/larkfield");
  });

  it("rejects if the content service fails, which differs from a missing page", async () => {
    const { content, to } = resolving(site);
    content.fail();
    await expect(to("page", "company")).rejects.toThrow(ContentServiceError);
    await expect(to("pdf", "report")).rejects.toThrow(ContentServiceError);
  });
});
