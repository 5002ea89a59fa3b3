import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpCapability } from "../../../src/adapters/http/site-parts.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { pageTypesWith } from "../../../src/domain/links/address.ts";
import { finalDividend } from "../dividends/sample-dividends.ts";
import { generalMeeting } from "../meetings/sample-meetings.ts";
import { announcement, contentPage, homePage } from "../sample-content.ts";
import { posted, siteOf } from "./site.ts";

const SECTIONS: Section[] = [
  { kind: "dividends", heading: "History", intro: [], source: "Notifications" },
  { kind: "announcements", kinds: [] },
  {
    kind: "statistics",
    heading: "Latest result",
    source: "Report",
    figures: [{ value: "6.0%", label: "Growth" }],
  },
];
const STORED = {
  pages: [homePage(), { ...contentPage("shares"), sections: SECTIONS }, generalMeeting()],
  listed: [{ kind: "dividend" as const, document: finalDividend(2026, 0.105) }],
  announcements: { items: [announcement("a1", "2026-08-19T00:15:00.000Z")] },
};

/** A site with these capabilities alone. */
const siteWith = (...capabilities: HttpCapability[]) =>
  siteOf(STORED, { capabilities, pageTypes: pageTypesWith([]), measuredShare: 1 }).server;

describe("without a capability", () => {
  it.each([
    "/announcements/rss.xml",
    "/announcements/atom.xml",
    "/holding.xlsx?calculator=/shares&shares=5",
    "/agm/calendar.ics",
  ])("its route %s is an address like any that nothing has", async (path) => {
    const server = siteWith();
    const own = await server.inject(path);
    const unknown = await server.inject("/nope");
    expect([own.statusCode, own.headers["content-type"]]).toEqual([404, unknown.headers["content-type"]]);
  });

  it.each(["/figures/shares/history.csv", "/figures/agm/votes.csv", "/downloads/shares/press-kit.zip"])(
    "there is no file of it: %s",
    async (path) => expect((await siteWith().inject(path)).statusCode).toBe(404),
  );

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
    expect((await vitals("general-meeting")).statusCode).toBe(400);
    expect((await vitals("page")).statusCode).toBe(204);
    expect((await server.inject("/api/openapi.json")).body).not.toContain("general-meeting");
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
