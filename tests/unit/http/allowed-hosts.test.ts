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

describe("the allowed hosts", () => {
  it("include those of the site and of this machine", async () => {
    const ask = asking();
    for (const host of [
      PUBLIC_HOST,
      `${PUBLIC_HOST}:443`,
      `${PUBLIC_HOST}:80`,
      "WWW.Larkfield.Example",
      "localhost:3000",
      "127.0.0.1",
      "[::1]:80",
    ])
      expect(await ask(host), host).toMatchObject({ statusCode: 200 });
  });

  it.each(["evil.example", "evil.example:443", "localhost.evil.example", "192.0.2.7", `evil.${PUBLIC_HOST}`])(
    "do not include %s, to prevent DNS rebinding",
    async (host) => {
      const ask = asking();
      for (const url of ["/company", "/search?s=a", "/sitemap.xml", "/api/openapi.json", "/nope"]) {
        const { statusCode, body } = await ask(host, url);
        expect(statusCode, url).toBe(421);
        expect(JSON.parse(body)).toMatchObject({ title: "Misdirected Request", status: 421 });
      }
    },
  );

  it("include the configured ones", async () => {
    expect(await asking(["site"])("site:3000")).toMatchObject({ statusCode: 200 });
  });

  it.each([`${PUBLIC_HOST}.`, `${PUBLIC_HOST}.:443`, "WWW.Larkfield.Example."])(
    "redirect %s, with its final dot, to the public address",
    async (host) => {
      const { server } = siteOf({ pages: [contentPage("company")] });
      // The page is cached for the usual host first.
      await server.inject({ url: "/company?page=1", headers: { host: PUBLIC_HOST } });
      const { statusCode, headers } = await server.inject({ url: "/company?page=1", headers: { host } });
      expect([statusCode, headers.location]).toEqual([301, `${PUBLIC_URL}/company?page=1`]);
      const call = { method: "POST", url: "/api/globalSearch", headers: { host } } as const;
      expect((await server.inject(call)).statusCode).toBe(308);
    },
  );

  it("do not include another name with a final dot", async () => {
    expect(await asking()("evil.example.")).toMatchObject({ statusCode: 421 });
  });

  it("do not apply to health checks", async () => {
    expect(await asking()("10.0.0.7:3000", "/healthz")).toMatchObject({ statusCode: 200 });
    expect(await asking()("10.0.0.7:3000", "/readyz")).toMatchObject({ statusCode: 503 });
  });
});
