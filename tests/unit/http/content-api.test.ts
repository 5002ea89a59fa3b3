import { describe, expect, it } from "vitest";
import type { Page } from "../../../src/domain/content/page.ts";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const leadership: Page = {
  ...contentPage("leadership", "company"),
  intro: [{ kind: "paragraph", children: ["Who leads: the leadership."] }],
};
const pages = [homePage(), contentPage("company"), leadership];

describe("GET /api/page", () => {
  it("answers a page with everything that it shows", async () => {
    const { server } = siteOf({ pages });
    const response = await server.inject("/api/page?path=/company/leadership");
    expect(response.json()).toMatchObject({ outcome: "page", page: { type: "page", uid: "leadership" } });
  });

  it("says where a page has moved", async () => {
    const { server } = siteOf({ pages });
    expect((await server.inject("/api/page?path=/leadership")).json()).toEqual({
      outcome: "moved",
      to: "/company/leadership",
    });
  });

  it("answers 404 with a problem document where there is no page", async () => {
    const { server } = siteOf({ pages });
    const response = await server.inject("/api/page?path=/nope");
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({
      status: 404,
      title: "Not found",
      detail: "There is no page at /nope.",
    });
  });

  it.each([
    ["/api/page", "path"],
    ["/api/page?path=nope", "path"],
    ["/api/page?path=/&page=0", "page"],
    ["/api/page?path=/&page=9007199254740991", "page"],
  ])("%s is a bad request that names the field %s", async (url, field) => {
    const { server } = siteOf({ pages });
    const response = await server.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(field);
  });

  it("answers 503 when the content service fails, and nothing about why", async () => {
    const { content, server } = siteOf({ pages });
    content.fail();
    const response = await server.inject("/api/page?path=/company");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.json()).toMatchObject({ status: 503, detail: "The content service does not answer." });
  });
});

describe("GET /api/shell", () => {
  it("answers the frame around every page", async () => {
    const { server } = siteOf({ pages });
    expect((await server.inject("/api/shell")).json()).toMatchObject({
      menus: { primary: [] },
      cookiesPolicy: [],
    });
  });
});

describe("POST /api/globalSearch", () => {
  const search = (server: ReturnType<typeof siteOf>["server"], payload: object) =>
    server.inject({ method: "POST", url: "/api/globalSearch", payload });

  it("answers results with counts, type, uid, title, parent and address", async () => {
    const { server } = siteOf({ pages });
    const response = await search(server, { searchInput: "leadership", searchPages: true });
    expect(response.json()).toEqual({
      data: {
        total_results_size: 1,
        results_size: 1,
        results: [
          {
            id: "page_leadership",
            type: "page",
            uid: "leadership",
            url: "/company/leadership",
            data: { title: "leadership", parentPage: { uid: "company" } },
            excerpt: [
              { text: "Who leads: the ", hit: false },
              { text: "leadership", hit: true },
              { text: ".", hit: false },
            ],
          },
        ],
      },
    });
  });

  it.each([
    [{ searchPages: true }, "searchInput"],
    [{ searchInput: 7, searchPages: true }, "searchInput"],
    [{ searchInput: "x", searchPages: "yes" }, "searchPages"],
    [{ searchInput: "x", searchPages: true, pageSize: 1000 }, "pageSize"],
    [{ searchInput: "x", searchPages: true, currentPage: 0 }, "currentPage"],
    [{ searchInput: "x", searchPages: true, currentPage: 1e9 }, "currentPage"],
  ])("%o is a bad request that names %s", async (payload, field) => {
    const { server } = siteOf({ pages });
    const response = await search(server, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(field);
  });
});
