import { describe, expect, it, vi } from "vitest";
import { InMemoryReleaseMatches } from "../../../src/adapters/in-memory/release-matches.ts";
import { MatchReleases } from "../../../src/application/match-releases.ts";
import type { UnmatchedRelease } from "../../../src/domain/content/unmatched-releases.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

const KEY = "a key of more than twenty characters";
const NOW = Date.parse("2027-02-17T22:31:00Z");

const RELEASE: UnmatchedRelease = {
  document: "Yx1",
  part: "document",
  title: "Half-year results <2027>",
  expected: [NOW],
  candidates: [
    {
      announcement: {
        reference: '06A-"1234"',
        releasedAt: "2027-02-17T22:30:00Z",
        title: "Half Year Results & Dividend",
        href: "https://exchange.example/1?a=1&b=2",
        kind: "Results",
        isPriceSensitive: true,
      },
      likeness: 1,
      isEqual: false,
      others: ["Another <article>"],
    },
  ],
};

const authorized = (key = KEY, name = "Kim") => ({
  authorization: `Basic ${Buffer.from(`${name}:${key}`).toString("base64")}`,
});

function site({ releases = [RELEASE], matches = new InMemoryReleaseMatches() } = {}) {
  const add = vi.spyOn(matches, "add");
  const options = { matches, log: silentLog, meter: silentMeter, opensByTitle: false, now: () => NOW };
  const matchReleases = new MatchReleases({ releases: { unmatched: () => releases }, ...options });
  const { server } = siteOf(
    {},
    { releaseKeys: new Map([["Kim", KEY]]), swap: (use) => use(MatchReleases, matchReleases) },
  );
  const press = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const form = { document: "Yx1", part: "document", reference: '06A-"1234"', ...fields };
    return server.inject({
      method: "POST",
      url: "/api/releases",
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...authorized(), ...headers },
    });
  };
  return { server, add, press, matches };
}

describe("the page of releases", () => {
  it("lists for a person with a key what waits, and the announcements that may be its own", async () => {
    const { server } = site();
    const { statusCode, headers, body } = await server.inject({
      url: "/api/releases",
      headers: authorized(),
    });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(body).toContain("<h2>Half-year results &lt;2027&gt;</h2>");
    expect(body).toContain('href="https://exchange.example/1?a=1&amp;b=2"');
    expect(body).toMatch(/<button name="reference" value="06A-&quot;1234&quot;"/);
    expect(body).toContain("Suggested:");
    expect(body).toContain("Also the announcement of: Another &lt;article&gt;");
  });

  it("says that nothing waits", async () => {
    const { server } = site({ releases: [] });
    const { body } = await server.inject({ url: "/api/releases", headers: authorized() });
    expect(body).toContain("Nothing waits for the exchange without a reference.");
  });

  it.each([
    ["nobody", {}],
    ["a wrong key", authorized("another key of twenty characters")],
    ["an unknown name", authorized(KEY, "Robin")],
    ["the name alone", { authorization: `Basic ${Buffer.from("Kim").toString("base64")}` }],
    ["another scheme", { authorization: `Bearer ${KEY}` }],
    ["what is no Base64", { authorization: "Basic ***" }],
  ])("says nothing to %s, and asks for a key", async (_case, headers) => {
    const { server } = site();
    const answer = await server.inject({ url: "/api/releases", headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe('Basic realm="releases", charset="UTF-8"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).not.toContain("Half-year");
  });

  it("limits wrong keys of a client, but nobody who has a key", async () => {
    const { server } = site();
    const ask = async (headers: Record<string, string>) =>
      (await server.inject({ url: "/api/releases", headers })).statusCode;
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push(await ask(authorized("a wrong key of twenty characters")));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect([await ask(authorized()), await ask({})]).toEqual([200, 401]);
  });

  it("does not exist without keys", async () => {
    const { server } = siteOf();
    expect((await server.inject({ url: "/api/releases", headers: authorized() })).statusCode).toBe(404);
  });
});

describe("a press on the page of releases", () => {
  it("opens the document, in the name of the person", async () => {
    const { press, matches } = site();
    const { statusCode, body } = await press();
    expect([statusCode, body]).toEqual([200, expect.stringContaining("It is released")]);
    const at = new Date(NOW).toISOString();
    expect(matches.list).toEqual([
      { document: "Yx1", part: "document", reference: '06A-"1234"', by: "Kim", at },
    ]);
  });

  it("opens nothing that does not wait, and says so", async () => {
    const { press, add } = site();
    const { statusCode, body } = await press({ reference: "06A-9" });
    expect([statusCode, body]).toEqual([409, expect.stringContaining("Nothing was opened")]);
    expect(add).not.toHaveBeenCalled();
  });

  it.each([
    ["without a key", 401, {}, { authorization: "" }],
    [
      "by a page of another site",
      403,
      {},
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    ],
    ["without a reference", 400, { reference: "" }, {}],
    ["for an unknown part", 400, { part: "everything" }, {}],
  ])("opens nothing %s", async (_case, status, fields, headers) => {
    const { press, add } = site();
    expect((await press(fields, headers)).statusCode).toBe(status);
    expect(add).not.toHaveBeenCalled();
  });

  it("names the field that is wrong", async () => {
    const { press } = site();
    expect((await press({ part: "everything" })).json().detail).toContain("part");
  });

  it("is allowed from the site's own page", async () => {
    const { press } = site();
    expect((await press({}, { origin: PUBLIC_URL, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  });

  it("is refused if it cannot be stored", async () => {
    const matches = new InMemoryReleaseMatches();
    matches.fail();
    const { press } = site({ matches });
    expect((await press()).statusCode).toBe(503);
  });
});
