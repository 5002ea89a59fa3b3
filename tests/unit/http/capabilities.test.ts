import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpCapability } from "../../../src/adapters/http/site-parts.ts";
import { pageTypesOf } from "../../../src/composition/capabilities.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { pageTypesWith } from "../../../src/domain/links/address.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { posted, siteOf } from "./site.ts";

const FIGURES: Section = {
  kind: "statistics",
  heading: "Latest result",
  source: "Report",
  figures: [{ value: "6.0%", label: "Growth" }],
};
const STORED = { pages: [homePage(), { ...contentPage("shares"), sections: [FIGURES] }] };

/** The types of pages of the core. */
const CORE_TYPES = pageTypesWith([]);

/** A site with these capabilities alone. */
const siteWith = (...capabilities: HttpCapability[]) =>
  siteOf(STORED, { capabilities, pageTypes: CORE_TYPES, measuredShare: 1 }).server;

describe("without a capability", () => {
  it("the core has its figures, and facts of them, of dates and of the company alone, as their schema says", async () => {
    const server = siteWith();
    expect((await server.inject("/figures/shares/latest-result.csv")).statusCode).toBe(200);
    const facts = (await server.inject("/facts.json")).json();
    expect(Object.keys(facts)).toEqual(["$schema", "language", "company", "figures", "periods", "dates"]);
    const schema = (await server.inject("/facts.schema.json")).json();
    expect(Object.keys(schema.properties)).toEqual(Object.keys(facts));
    expect(z.fromJSONSchema(schema).safeParse(facts).error).toBeUndefined();
  });

  it("its parameters ask nothing: pages are kept by none of them", async () => {
    const server = siteWith();
    const plain = await server.inject("/shares");
    for (const query of ["sort=oldest", "announcement=results", "shares=1000"]) {
      const { headers, body } = await server.inject(`/shares?${query}`);
      expect([query, headers.etag, body]).toEqual([query, plain.headers.etag, plain.body]);
    }
  });

  it("its type of pages is none that the API knows", async () => {
    const server = siteWith();
    const vitals = (page: string) => server.inject(posted("/api/web-vitals", { page, cls: 0 }));
    const description = (await server.inject("/api/openapi.json")).body;
    for (const type of pageTypesOf()) {
      const isKnown = CORE_TYPES.includes(type);
      expect([type, (await vitals(type)).statusCode]).toEqual([type, isKnown ? 204 : 400]);
      expect([type, description.includes(`"${type}"`)]).toEqual([type, isKnown]);
    }
  });

  it("documents do not lead to its feeds", async () => {
    const { body } = await siteWith().inject("/shares");
    expect(body).not.toContain("rss.xml");
  });
});

describe("a capability", () => {
  it("tells operators of its health, and nobody else", async () => {
    const server = siteWith({ health: () => ({ stampsFailingSince: "2026-08-19" }) });
    const health = (remoteAddress: string) => server.inject({ url: "/readyz", remoteAddress });
    expect((await health("127.0.0.1")).json()).toMatchObject({ stampsFailingSince: "2026-08-19" });
    expect((await health("192.0.2.7")).json()).not.toHaveProperty("stampsFailingSince");
  });
});
