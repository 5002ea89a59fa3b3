import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { socialImageHref } from "../../../src/adapters/http/social-images/card.ts";
import { contentPage, homePage, newsArticle } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("leadership", "company"), newsArticle("a&b", "2026-08-19")];
const server = () => siteOf({ pages }).server;
const hrefs = pages.map((page) => socialImageHref({ ...page, sections: [] }) ?? "");

describe("the social image of a page", () => {
  it.each(hrefs)("%s is a small image in the usual format", async (href) => {
    const { statusCode, headers, rawPayload } = await server().inject(href);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it("is sent once: a first request, which waits for it, logs nothing", async () => {
    const lines: string[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const { server: site } = siteOf({ pages }, undefined, { logger });
    expect((await site.inject(hrefs[1] ?? "")).statusCode).toBe(200);
    expect(lines).toEqual([]);
  });

  it("has a unique address, which changes with its content", () => {
    expect(new Set(hrefs).size).toBe(3);
    expect(hrefs[1]).toMatch(/^\/social\/company\/leadership\.png\?v=/);
    expect(
      socialImageHref({ ...contentPage("leadership", "company"), title: "People", sections: [] }),
    ).not.toBe(hrefs[1]);
  });

  it.each([
    "/social/nowhere.png",
    "/social/leadership.png",
    "/social/company/leadership.jpg",
    "/social/.png",
    "/social/company/leadership.png/more",
  ])("does not exist at %s", async (path) => {
    expect((await server().inject(path)).statusCode).toBe(404);
  });
});
