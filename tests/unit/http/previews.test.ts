import { describe, expect, it, vi } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage, newsArticle } from "../sample-content.ts";
import { posted, siteOf } from "./site.ts";

const COOKIE = "io.prismic.preview";
/** The toolbar's script can neither read nor remove it. */
const OWN_COOKIE = "editor-preview";
const pages = [homePage(), contentPage("company")];
const toolbar = { src: "/toolbar.js", hosts: ["larkfield.prismic.io", "memory.example"] };
/** Who may show a page in a frame: nobody, or the page builder of the repository. */
const NOBODY = "frame-ancestors 'none'";
const BUILDER = "frame-ancestors 'self' https://larkfield.prismic.io";
const removed = (cookie: object = {}) => [COOKIE, OWN_COOKIE].map((name) => ({ name, value: "", ...cookie }));

const framedBy = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  /frame-ancestors [^;]*/.exec(String(headers["content-security-policy"]))?.[0];
/** A site with a preview of a new page, and of new notices in the shell. */
function previewed() {
  const { content, server } = siteOf({ pages }, { toolbar });
  const token = content.preview({
    pages: [...pages, contentPage("draft", "company")],
    siteOptions: { ...EMPTY_SITE_OPTIONS, newsletterTitle: "Draft title" },
  });
  const toolbarCookie = JSON.stringify({ _tracker: "t", "memory.example": { preview: token } });
  return { content, server, token, toolbarCookie };
}

function get(server: ReturnType<typeof siteOf>["server"], url: string, preview?: string) {
  const cookies = preview === undefined ? {} : { [COOKIE]: encodeURIComponent(preview) };
  return server.inject({ url, cookies });
}

function opened(token: string, documentId?: string): string {
  return `/api/preview?${new URLSearchParams({ token, ...(documentId && { documentId }) })}`;
}

describe("the address of a link in a preview", () => {
  it.each([
    [
      "of a page, which is opened by its address",
      "/api/createPageLink",
      "page",
      "draft",
      [{ path: "/draft" }],
    ],
    ["of a file, which has no address on the site", "/api/createPdfLink", "pdf", "report", [undefined]],
  ])("is that %s", async (_case, url, type, uid, expected) => {
    const { content, server, token } = previewed();
    const at = vi.spyOn(content, "at");
    const payload = { link_type: "Document", type, uid };
    await server.inject({ method: "POST", url, payload, cookies: { [COOKIE]: encodeURIComponent(token) } });
    expect(at.mock.calls.map((call: readonly unknown[]) => call[1])).toEqual(expected);
  });
});

describe("GET /api/preview", () => {
  it("stores the editor's token in a cookie, also for frames, and redirects to the document, also to a new one", async () => {
    const { server, token } = previewed();
    const response = await get(server, opened(token, "page_draft"));
    expect([response.statusCode, response.headers.location]).toEqual([302, "/company/draft"]);
    expect(response.cookies).toEqual([
      { name: COOKIE, value: token, path: "/", sameSite: "None", secure: true },
      { name: OWN_COOKIE, value: token, path: "/", sameSite: "None", secure: true, httpOnly: true },
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("sets the cookie without Secure if the public URL has no https", async () => {
    const { content, server } = siteOf({ pages }, { publicUrl: "http://localhost:3000" });
    const response = await get(server, opened(content.preview({ pages })));
    expect(response.cookies).toMatchObject([COOKIE, OWN_COOKIE].map((name) => ({ name, sameSite: "Lax" })));
    for (const set of response.cookies) expect(set).not.toHaveProperty("secure");
  });

  it.each([
    [undefined, "/"],
    ["home_home", "/"],
    ["news-article_soon", "/news/soon"],
    ["pdf_report", "https://larkfield.cdn.prismic.io/report.pdf"],
  ])("redirects to the address of %s: %s", async (id, address) => {
    const { content, server } = siteOf({ pages });
    const token = content.preview({
      pages: [...pages, newsArticle("soon", "2026-12-01")],
      documents: [{ id: "pdf_report", uid: "report", title: "Report", href: address }],
    });
    expect((await get(server, opened(token, id))).headers.location).toBe(address);
  });

  it.each([
    ["nope", "There is no such document in this preview", "with the ID “nope”"],
    ["//evil.example", "There is no such document in this preview", "with the ID “//evil.example”"],
    ["<b>", "There is no such document in this preview", "with the ID “&lt;b&gt;”"],
    ["options", "This document has no page of its own", "of the type “site-options”, such as “options”"],
    ["page_search", "This document has no address yet", "The document “page_search” of the type “page”"],
    ["pdf_without-file", "This document has no address yet", "“pdf_without-file” of the type “pdf”"],
    ["translated", "This document is in another language", "in the language “de-de”"],
  ])("starts, and says why the document %s has no page", async (id, title, text) => {
    const { content, server } = siteOf({ pages });
    const token = content.preview({
      pages: [...pages, contentPage("search")],
      hidden: {
        options: { kind: "other", type: "site-options" },
        "pdf_without-file": { kind: "other", type: "pdf" },
        translated: { kind: "translation", language: "de-de" },
      },
    });
    const response = await get(server, opened(token, id));
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
    expect(response.cookies[0]).toMatchObject({ name: COOKIE, value: token });
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.body).toContain(text);
    expect(response.body).toContain('<a href="/">Go on with the preview on the home page</a>');
  });

  it.each([
    ["a token of another repository", "https://other.example/previews/1"],
    ["a ref that was published", "ZkRxEAACMA7q2fab"],
    ["a token twice", "https://memory.example/previews/1", "&token=x"],
  ])("rejects %s with a page", async (_case, token, more = "") => {
    const response = await get(previewed().server, opened(token, "page_company") + more);
    expect([response.statusCode, response.headers.location, response.cookies]).toEqual([400, undefined, []]);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain("This is not a preview of our site");
    expect(response.body).not.toContain("evil");
    expect(framedBy(response)).toBe(BUILDER);
  });

  it("takes an opaque token, of which only the content service knows whether it is a preview", async () => {
    const { content, server } = previewed();
    content.preview({ pages: [...pages, contentPage("live", "company")] }, "m-Zk:p-9f");
    const started = await get(server, opened("m-Zk:p-9f", "page_live"));
    expect([started.statusCode, started.headers.location]).toEqual([302, "/company/live"]);
    expect(started.cookies[0]).toMatchObject({ name: COOKIE, value: "m-Zk:p-9f" });
    expect((await get(server, "/company/live", "m-Zk:p-9f")).statusCode).toBe(200);
    expect((await get(server, opened("m-Zk:p-none"))).statusCode).toBe(410);
  });

  it.each([
    ["an image of another site", "no-cors", "cross-site", 400],
    ["a script of another site", "cors", "cross-site", 400],
    ["a link or frame of another site", "navigate", "cross-site", 302],
    ["the site's own script", "cors", "same-origin", 302],
  ])("called by %s: %s, %s", async (_who, mode, site, status) => {
    const { server, token } = previewed();
    const headers = { "sec-fetch-mode": mode, "sec-fetch-site": site };
    const response = await server.inject({ url: opened(token), headers });
    expect([response.statusCode, response.cookies.length]).toEqual([status, status === 302 ? 2 : 0]);
  });

  const none = [undefined, '{"_tracker":"t"}', "", "%7B", "no sense"];

  it.each(none)("has no preview for the cookie %j", async (cookie) => {
    const response = await get(previewed().server, "/api/preview", cookie);
    expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
    expect(response.body).toContain("There is no preview to show");
  });

  it("shows that a preview has expired", async () => {
    const { content, server, token, toolbarCookie } = previewed();
    content.expire(token);
    const fromEditor = await get(server, opened(token, "page_draft"));
    expect([fromEditor.statusCode, fromEditor.cookies]).toEqual([410, []]);
    expect(fromEditor.body).toContain("This preview has expired");
    expect(framedBy(fromEditor)).toBe(BUILDER);
    const fromCookie = await get(server, "/api/preview", toolbarCookie);
    expect(fromCookie.statusCode).toBe(410);
    expect(fromCookie.cookies).toMatchObject(removed());
  });

  it("keeps the cookie when the content service fails", async () => {
    const { content, server, toolbarCookie } = previewed();
    content.fail();
    const response = await get(server, "/api/preview", toolbarCookie);
    expect([response.statusCode, response.cookies]).toEqual([503, []]);
    expect(response.body).toContain("The preview can’t be shown just now");
  });
});

it("GET /api/exit-preview clears the cookies", async () => {
  const { server, token } = previewed();
  const response = await get(server, "/api/exit-preview", token);
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(response.headers["cache-control"]).toBe("no-store");
  // Browsers only take it in a frame with the attributes with which it was set.
  const set = { path: "/", expires: new Date(0), sameSite: "None", secure: true };
  expect(response.cookies).toMatchObject(removed(set));
});

describe("a preview", () => {
  it.each(["token", "toolbarCookie"] as const)(
    "shows the draft in page, shell and search by %s, with the toolbar",
    async (form) => {
      const { server, ...forms } = previewed();
      const page = await get(server, "/company/draft", forms[form]);
      expect(page.json()).toMatchObject({
        preview: true,
        content: { page: { uid: "draft" } },
        shell: { newsletterTitle: "Draft title" },
        toolbar,
      });
      const search = await get(server, "/search?s=draft", forms[form]);
      expect(search.json().content.response.data.total_results_size).toBe(1);
    },
  );

  it("is asked for what is opened, and says on each page if the rest is what is published", async () => {
    const { content, server, token } = previewed();
    const shown = Content.everything(
      pages.map((page) => ({ kind: "page", page })),
      { isPartial: true },
    );
    const at = vi.spyOn(content, "at").mockResolvedValue(shown);
    const document = await get(server, "/company?page=1", token);
    expect(document.json()).toMatchObject({ preview: true, previewIsPartial: true });
    for (const url of ["/search?s=company", opened(token), opened(token, "page_company")])
      await get(server, url, token);
    expect(at.mock.calls).toEqual([
      [token, { path: "/company" }],
      [token, undefined],
      [token, { path: "/" }],
      [token, { id: "page_company" }],
    ]);
  });

  it("says nothing of the kind to visitors, and to editors who see all of a preview", async () => {
    const { server, token } = previewed();
    const documents = [await get(server, "/company"), await get(server, "/company/draft", token)];
    for (const document of documents) expect(document.json().previewIsPartial).toBeUndefined();
  });

  describe("whose cookie the toolbar has removed", () => {
    const own = (token: string) => ({ [OWN_COOKIE]: encodeURIComponent(token) });

    it("goes on, and has an exit of its own", async () => {
      const { server, token } = previewed();
      const response = await server.inject({ url: "/company/draft", cookies: own(token) });
      expect(response.json()).toMatchObject({ preview: true, previewExit: true });
      expect(response.headers["cache-control"]).toBe("private, no-store");
      const continued = await server.inject({ url: "/api/preview", cookies: own(token) });
      expect([continued.statusCode, continued.headers.location]).toEqual([302, "/"]);
    });

    it("goes on beside a cookie of the toolbar that names no preview", async () => {
      const { server, token } = previewed();
      const cookies = { ...own(token), [COOKIE]: encodeURIComponent('{"_tracker":"t"}') };
      expect((await server.inject({ url: "/company/draft", cookies })).statusCode).toBe(200);
    });

    it("gives way to a newer one that the toolbar's cookie names, and needs no exit", async () => {
      const { content, server, token } = previewed();
      const newer = content.preview({ pages: [...pages, contentPage("newer", "company")] });
      const cookies = { ...own(token), [COOKIE]: encodeURIComponent(newer) };
      const response = await server.inject({ url: "/company/newer", cookies });
      expect(response.statusCode).toBe(200);
      expect(response.json().previewExit).toBeUndefined();
    });
  });

  it("shows the draft in API calls of the browser too", async () => {
    const { server, token } = previewed();
    const cookies = { [COOKIE]: encodeURIComponent(token) };
    const search = posted("/api/globalSearch", { searchInput: "draft", searchPages: true });
    const { json, headers } = await server.inject({ ...search, cookies });
    expect([json().data.total_results_size, headers["cache-control"]]).toEqual([1, "private, no-store"]);
  });

  it.each([
    ["/company/draft", BUILDER],
    ["/nope", BUILDER],
    ["/a/b/c", BUILDER],
    ["/search?s=x", BUILDER],
    ["/draft", NOBODY],
  ])(
    "is not cached, and may be in the page builder's frame unless it has moved: %s",
    async (url, framing) => {
      const { server, token } = previewed();
      const response = await get(server, url, token);
      const { headers } = response;
      expect(headers["cache-control"]).toBe("private, no-store");
      expect([headers["cdn-cache-control"], headers["surrogate-key"]]).toEqual([undefined, undefined]);
      expect(headers.vary).toContain("cookie");
      expect(framedBy(response)).toBe(framing);
    },
  );

  it.each([undefined, "no sense", "https://other.example/previews/1", '{"_tracker":"t"}'])(
    "is not shown to visitors, with the cookie %j or without",
    async (cookie) => {
      const { server } = previewed();
      expect((await get(server, "/company/draft", cookie)).statusCode).toBe(404);
      const page = await get(server, "/company", cookie);
      expect(page.headers["cache-control"]).toContain("public, max-age=0, must-revalidate");
      expect([page.json().preview, framedBy(page)]).toEqual([undefined, NOBODY]);
    },
  );

  it.each(["/company", "/nope", "/a/b/c", "/search", "/search?s=company"])(
    "that has expired shows published content, and clears the cookie: %s",
    async (url) => {
      const { content, server, token } = previewed();
      content.expire(token);
      const response = await get(server, url, token);
      expect(response.json()).toMatchObject({ shell: { menus: {} } });
      expect([response.json().preview, framedBy(response)]).toEqual([undefined, NOBODY]);
      expect(response.cookies).toMatchObject(removed({ sameSite: "None", secure: true }));
      expect(response.headers["cache-control"]).toBe("private, no-store");
    },
  );

  it("is an error when the content service fails, and the cookie stays", async () => {
    const { content, server, token } = previewed();
    content.fail();
    const response = await get(server, "/company", token);
    expect([response.statusCode, response.cookies]).toEqual([503, []]);
    content.fail(false);
    expect((await get(server, "/company/draft", token)).statusCode).toBe(200);
  });
});
