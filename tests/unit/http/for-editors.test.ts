import { describe, expect, it, vi } from "vitest";
import type { SimulatedSlice } from "../../../src/adapters/http/contract/initial-state.ts";
import type { SliceSimulator } from "../../../src/adapters/http/rendering/render-document.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { stateRenderer } from "./in-memory-site.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("company")];
const TOOLBAR = { src: "https://static.cdn.prismic.io/prismic.js?repo=x", hosts: ["x.prismic.io"] };
const AUTHOR = { "editor-toolbar": "1" };
const DOCUMENTS = ["/", "/company", "/nope", "/search", "/search?s=company"];

const site = () => siteOf({ pages }, { toolbar: TOOLBAR });

describe("the editors' toolbar", () => {
  it.each(DOCUMENTS)("is not in documents for visitors, nor are its hosts in their CSP: %s", async (url) => {
    const { headers, body } = await site().server.inject(url);
    expect(JSON.parse(body).toolbar).toEqual({ hosts: TOOLBAR.hosts });
    expect(headers["content-security-policy"]).not.toMatch(/prismic|html2canvas|unsafe-inline/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  it.each(DOCUMENTS)("is in each document for an editor who has switched it on: %s", async (url) => {
    const { headers, body } = await site().server.inject({ url, cookies: AUTHOR });
    expect(JSON.parse(body).toolbar).toEqual(TOOLBAR);
    expect(headers["content-security-policy"]).toContain("https://html2canvas.hertzen.com");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect([headers["cdn-cache-control"], headers["surrogate-key"]]).toEqual([undefined, undefined]);
  });

  it("shows what is published, cached apart from visitors' pages, which it does not change", async () => {
    const render = vi.fn(async (_url: string, state: object) => JSON.stringify(state));
    const { server } = siteOf({ pages }, { renderer: { ...stateRenderer, render }, toolbar: TOOLBAR });
    const states: { readonly toolbar: object }[] = [];
    for (const cookies of [{}, AUTHOR, {}, AUTHOR])
      states.push((await server.inject({ url: "/company", cookies })).json());
    const [visitors, authors, ...again] = states;
    expect(again).toEqual([visitors, authors]);
    expect({ ...visitors, toolbar: TOOLBAR }).toEqual(authors);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("the toolbar", () => {
  const attributes = { path: "/", sameSite: "Lax", secure: true, httpOnly: true, maxAge: 31_536_000 };

  it.each([
    ["is switched on", "/api/toolbar", { value: "1", ...attributes }],
    ["is switched off", "/api/exit-toolbar", { value: "", expires: new Date(0) }],
  ])("%s by %s, which sets a cookie and redirects to the home page", async (_case, url, cookie) => {
    const { statusCode, headers, cookies } = await site().server.inject({ url, cookies: AUTHOR });
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, "/", "no-store"]);
    expect(cookies).toMatchObject([{ name: "editor-toolbar", ...cookie }]);
  });

  it("does not exist without a toolbar", async () => {
    const { server } = siteOf({ pages }, { toolbar: undefined });
    expect((await server.inject("/api/toolbar")).statusCode).toBe(404);
  });
});

const quote: SimulatedSlice = { section: { kind: "quote", text: [] } };
const sliceSimulator: SliceSimulator = (_content, slices) => slices.map(() => quote);

function simulator(hosts: readonly string[] = ["company.prismic.io"]) {
  return siteOf({}, { sliceSimulator, toolbar: { src: "/toolbar.js", hosts } }).server;
}

const post = (payload: string | object[], headers = {}) =>
  simulator().inject({ method: "POST", url: "/slice-simulator", headers, payload });

describe("the slice simulator", () => {
  it("renders the slices that the page builder sends, without header, footer and toolbar", async () => {
    const { statusCode, json } = await post([{ slice_type: "quote" }, { slice_type: "quote" }]);
    expect(statusCode).toBe(200);
    expect(json()).toEqual({ content: { kind: "slice-simulator", slices: [quote, quote] } });
  });

  it("is a page without slices at first, which is neither indexed nor kept", async () => {
    const { statusCode, headers, body } = await simulator().inject("/slice-simulator");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ content: { kind: "slice-simulator", slices: [] } });
    expect(headers).toMatchObject({ "x-robots-tag": "noindex" });
  });

  it("is framed by the repository's own pages alone, while other pages are framed by nobody", async () => {
    const server = simulator(["company.prismic.io", "127.0.0.1:8080"]);
    const policyOf = async (url: string) => (await server.inject(url)).headers["content-security-policy"];
    expect(await policyOf("/slice-simulator")).toContain("frame-ancestors 'self' https://company.prismic.io");
    expect(await policyOf("/slice-simulator")).not.toContain("127.0.0.1");
    expect(await policyOf("/nope")).toContain("frame-ancestors 'none'");
  });

  it.each([
    ["text, which a form of another site can send", "text/plain", '[{"slice_type":"quote"}]', 400],
    ["a form", "application/x-www-form-urlencoded", "0[slice_type]=quote", 415],
    ["what is no list", "application/json", '{"slice_type":"quote"}', 400],
    ["more slices than a page has", "application/json", JSON.stringify(new Array(101).fill({})), 400],
  ])("refuses %s", async (_what, type, payload, status) => {
    const response = await post(payload, { "content-type": type });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain("quote");
  });

  it("does not exist where there are no previews", async () => {
    const { server } = siteOf({});
    expect((await server.inject("/slice-simulator")).statusCode).toBe(404);
    const response = await server.inject({ method: "POST", url: "/slice-simulator", payload: [] });
    expect(response.statusCode).toBe(405);
  });
});

describe("the style guide", () => {
  it("is a page that is not indexed by search engines, if it is enabled", async () => {
    const example = { name: "long", section: { kind: "quote", text: [] } } as const;
    const { server } = siteOf({}, { styleGuide: async () => [example] });
    const { statusCode, headers, body } = await server.inject("/styleguide");
    expect(statusCode).toBe(200);
    const content = { kind: "style-guide", sections: [example] };
    expect(JSON.parse(body)).toMatchObject({ content, shell: { menus: {} } });
    expect(headers).toMatchObject({
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("style-src 'self'"),
    });
    expect((await server.inject("/sitemap.xml")).body).not.toContain("styleguide");
  });

  it("does not exist otherwise: its address is that of a page", async () => {
    expect((await siteOf({}).server.inject("/styleguide")).statusCode).toBe(404);
    const { server } = siteOf({ pages: [contentPage("styleguide")] });
    expect((await server.inject("/styleguide")).json()).toMatchObject({ content: { kind: "page" } });
  });
});
