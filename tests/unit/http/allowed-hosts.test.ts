import { describe, expect, it } from "vitest";
import { contentPage } from "../sample-pages.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

const { host: PUBLIC_HOST } = new URL(PUBLIC_URL);

function asking(allowedHosts: readonly string[] = []) {
  const { server } = siteOf({ pages: [contentPage("company")] }, undefined, { allowedHosts });
  return async (host: string, url = "/company") => {
    const { statusCode, body } = await server.inject({ url, headers: { host } });
    return { statusCode, body };
  };
}

describe("the names by which the site is asked", () => {
  it.each([
    PUBLIC_HOST,
    `${PUBLIC_HOST}:443`,
    "WWW.Larkfield.Example",
    "localhost:3000",
    "127.0.0.1",
    "[::1]:80",
  ])("include %s", async (host) => {
    expect(await asking()(host)).toMatchObject({ statusCode: 200 });
  });

  it.each(["evil.example", "evil.example:443", "localhost.evil.example", "192.0.2.7", `evil.${PUBLIC_HOST}`])(
    "do not include %s, so that no page of another site can pass for this one",
    async (host) => {
      for (const url of ["/company", "/search?s=a", "/sitemap.xml", "/api/openapi.json", "/nope"]) {
        const { statusCode, body } = await asking()(host, url);
        expect(statusCode, url).toBe(421);
        expect(JSON.parse(body)).toMatchObject({ title: "Misdirected request", status: 421 });
      }
    },
  );

  it("include those that the operator names", async () => {
    expect(await asking(["site"])("site:3000")).toMatchObject({ statusCode: 200 });
  });

  it("make no difference to a platform that asks for health by an address", async () => {
    expect(await asking()("10.0.0.7:3000", "/healthz")).toMatchObject({ statusCode: 200 });
    expect(await asking()("10.0.0.7:3000", "/readyz")).toMatchObject({ statusCode: 503 });
  });
});
