import { describe, expect, it } from "vitest";
import type { StoredContent } from "../../../src/adapters/in-memory/content-repository.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage, newsArchive } from "../sample-pages.ts";
import { type SiteOptions, siteOf } from "./site.ts";

const stored = {
  pages: [
    newsArchive,
    contentPage("company"),
    contentPage("leadership", "company"),
    contentPage("board", "leadership"),
    contentPage("self", "self"),
    contentPage("hen", "egg"),
    contentPage("egg", "hen"),
  ],
  documents: [{ id: "pdf_report", uid: "report", title: "Report", href: "/files/report.pdf" }],
};

function open(content: StoredContent = stored) {
  const log = recordingLog();
  const swap: SiteOptions["swap"] = (container) => container.register(tokens.log, { useValue: log });
  return { ...siteOf(content, undefined, { swap }), log };
}

const post = ({ server }: ReturnType<typeof open>, url: string, payload: object) =>
  server.inject({ method: "POST", url, payload });

const LINKS: readonly (readonly [link: object, address: string])[] = [
  [{ link_type: "Document", type: "page", uid: "company" }, "/company"],
  [{ link_type: "Document", type: "page", uid: "leadership" }, "/company/leadership"],
  [{ link_type: "Document", type: "page", uid: "board" }, "/leadership/board"],
  [{ link_type: "Document", type: "news-archive" }, "/news"],
  [{ link_type: "Document", type: "pdf", uid: "report" }, "/files/report.pdf"],
  [{ link_type: "Web", url: "https://jobs.example/larkfield" }, "https://jobs.example/larkfield"],
  [{ link_type: "Media", url: "https://files.example/a.pdf" }, "https://files.example/a.pdf"],
  [{ link_type: "Any", url: null, uid: null, type: null }, "/"],
  [{ link_type: "Document", type: "page", uid: "gone" }, "/"],
  [{ link_type: "Document", type: "recipe", uid: "soup" }, "/"],
  [{ link_type: "Document", type: "broken_type", isBroken: true }, "/"],
  [{ link_type: "Portal" }, "/"],
  [{ link_type: "Web", url: "javascript:alert(1)" }, "/"],
];

describe.each(["/api/createPageLink", "/api/createPdfLink"])("POST %s", (url) => {
  it("responds with the address of a link, or /, and logs nothing that a caller has made up", async () => {
    const site = open();
    for (const [link, data] of LINKS) {
      const response = await post(site, url, link);
      expect([link, response.statusCode, response.json()]).toEqual([link, 200, { data }]);
    }
    expect(site.log.warnings).toEqual([]);
  });

  it.each(["self", "hen"])(
    "logs that the parents of the page %s form a circle: editors can mend it",
    async (uid) => {
      const site = open();
      const response = await post(site, url, { link_type: "Document", type: "page", uid });
      expect(response.json()).toEqual({ data: "/" });
      expect(site.log.warnings).toMatchObject([
        { type: "page", uid, problem: expect.stringMatching(/.{10}/) },
      ]);
    },
  );

  it("leads to the new address of a page that has got another uid, and to / once it is withdrawn", async () => {
    const site = open({ pages: [contentPage("terms")] });
    const terms = { link_type: "Document", type: "page", uid: "terms" };
    site.content.publish({ pages: [{ ...contentPage("conditions"), id: "page_terms" }] });
    expect((await post(site, url, terms)).json()).toEqual({ data: "/conditions" });
    site.content.publish({});
    expect((await post(site, url, terms)).json()).toEqual({ data: "/" });
  });

  it("accepts links in the format of the content service", async () => {
    const response = await post(open(), url, {
      id: "page_leadership",
      type: "page",
      tags: [],
      lang: "en-au",
      slug: "leadership",
      first_publication_date: "2024-02-01T03:04:05+0000",
      last_publication_date: "2024-02-01T03:04:05+0000",
      uid: "leadership",
      url: "/somewhere/else",
      link_type: "Document",
      key: "k",
      isBroken: false,
    });
    expect(response.json()).toEqual({ data: "/company/leadership" });
  });

  it.each([
    [{}, "link_type"],
    [{ link_type: 7 }, "link_type"],
    [{ link_type: "Document", uid: 7 }, "uid"],
    [{ link_type: "Document", type: ["page"] }, "type"],
    [{ link_type: "Web", url: {} }, "url"],
  ])("%o is a 400 that names %s", async (payload, field) => {
    const response = await post(open(), url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(`body/${field} `);
  });

  it("responds with 503 when the content service fails: the client has a fallback", async () => {
    const site = open();
    site.content.fail();
    for (const type of ["page", "pdf"]) {
      const response = await post(site, url, { link_type: "Document", type, uid: "company" });
      expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    }
    const web = await post(site, url, { link_type: "Web", url: "https://jobs.example/larkfield" });
    expect(web.json()).toEqual({ data: "https://jobs.example/larkfield" });
  });
});
