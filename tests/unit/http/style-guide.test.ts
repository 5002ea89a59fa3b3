import { describe, expect, it } from "vitest";
import { contentPage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

describe("the style guide", () => {
  it("is a page that is not indexed by search engines, if it is enabled", async () => {
    const quote = { name: "long", section: { kind: "quote", text: [] } } as const;
    const { server } = siteOf({}, undefined, { styleGuide: async () => [quote] });
    const { statusCode, headers, body } = await server.inject("/styleguide");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      content: { kind: "style-guide", sections: [quote] },
      shell: { menus: {} },
    });
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
