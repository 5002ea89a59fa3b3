import { describe, expect, it, vi } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("company")];
const TOOLBAR = { src: "https://static.cdn.prismic.io/prismic.js?repo=x", hosts: ["x.prismic.io"] };
const AUTHOR = { "editor-toolbar": "1" };
const DOCUMENTS = ["/", "/company", "/nope", "/search", "/search?s=company"];

const site = () => siteOf({ pages }, undefined, { toolbar: TOOLBAR });

describe("the editors' toolbar", () => {
  it.each(DOCUMENTS)("is not in documents for visitors, nor are its hosts in their CSP: %s", async (url) => {
    const { headers, body } = await site().server.inject(url);
    expect(JSON.parse(body).toolbar).toEqual({ hosts: TOOLBAR.hosts });
    expect(headers["content-security-policy"]).not.toMatch(/prismic|html2canvas|unsafe-inline/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  it.each(DOCUMENTS)(
    "is in each document for an editor who has switched it on, and only there: %s",
    async (url) => {
      const { headers, body } = await site().server.inject({ url, cookies: AUTHOR });
      expect(JSON.parse(body).toolbar).toEqual(TOOLBAR);
      expect(headers["content-security-policy"]).toContain("https://html2canvas.hertzen.com");
      expect([headers["cache-control"], headers["cdn-cache-control"], headers["surrogate-key"]]).toEqual([
        "private, no-store",
        undefined,
        undefined,
      ]);
    },
  );

  it("is always part of a preview", async () => {
    const { content, server } = site();
    const cookies = { "io.prismic.preview": encodeURIComponent(content.preview({ pages })) };
    expect((await server.inject({ url: "/company", cookies })).json().toolbar).toEqual(TOOLBAR);
  });

  it("shows nothing that is not published", async () => {
    const { server } = site();
    const [visitors, authors] = [
      await server.inject("/company"),
      await server.inject({ url: "/company", cookies: AUTHOR }),
    ].map((response) => response.json());
    expect({ ...authors, toolbar: visitors.toolbar }).toEqual(visitors);
  });

  it("does not change visitors' pages, which are cached separately", async () => {
    const render = vi.fn(async (_url: string, state: object) => JSON.stringify(state));
    const { server } = siteOf({ pages }, { render }, { toolbar: TOOLBAR });
    const bodies: string[] = [];
    for (const cookies of [{}, AUTHOR, {}, AUTHOR]) {
      bodies.push((await server.inject({ url: "/company", cookies })).body);
    }
    expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
    expect(bodies[0]).not.toBe(bodies[1]);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("GET /api/toolbar", () => {
  it("sets a cookie and redirects to the home page", async () => {
    const response = await site().server.inject("/api/toolbar");
    expect([response.statusCode, response.headers.location]).toEqual([302, "/"]);
    expect(response.cookies).toEqual([
      {
        name: "editor-toolbar",
        value: "1",
        path: "/",
        sameSite: "Lax",
        secure: true,
        httpOnly: true,
        maxAge: 31_536_000,
      },
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("is ended by /api/exit-toolbar", async () => {
    const response = await site().server.inject({ url: "/api/exit-toolbar", cookies: AUTHOR });
    expect([response.statusCode, response.headers.location]).toEqual([302, "/"]);
    expect(response.cookies).toMatchObject([{ name: "editor-toolbar", value: "", expires: new Date(0) }]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("does not exist without a toolbar", async () => {
    const { server } = siteOf({ pages }, undefined, { toolbar: undefined });
    expect((await server.inject("/api/toolbar")).statusCode).toBe(404);
  });
});
