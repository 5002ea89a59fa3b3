import { describe, expect, it } from "vitest";
import { locales } from "../../../brand/locales.ts";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import { documentHeaders } from "../../../src/adapters/http/security/document-headers.ts";
import { inlineHash, scriptLoader } from "../../../src/adapters/http/security/script-loader.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { siteOf } from "./site.ts";

const PAGE: InitialState = { locale: locales[0], content: { kind: "empty-search" } };
const publicUrl = "https://www.larkfield.example";

function policy(state: InitialState, images: readonly string[] = []): Record<string, string> {
  const text = documentHeaders(state, { publicUrl, images })["content-security-policy"] ?? "";
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("a document's headers", () => {
  it("allow only the site's own resources", () => {
    expect(policy(PAGE)).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "upgrade-insecure-requests": "",
    });
  });

  it("never allow inline scripts or styles for visitors, whatever is configured", () => {
    const toolbar = { hosts: ["larkfield.prismic.io"] };
    const all = documentHeaders({ ...PAGE, toolbar, tracker: "https://t.example/t.js" }, { publicUrl });
    expect(JSON.stringify(all)).not.toMatch(/unsafe|\*(?!\.)|data:.*script/);
  });

  it("allow the tag manager to be loaded by the site's script only, by its hash and not by a host", () => {
    const scripts = ["/assets/a.js"];
    const shell = { tagManagerId: "GTM-SAMPLE" };
    const headers = documentHeaders({ ...PAGE, shell }, { publicUrl, scripts });
    const own = /script-src ([^;]*)/.exec(headers["content-security-policy"] ?? "")?.[1];
    expect(own).toBe(`'self' 'strict-dynamic' ${inlineHash(scriptLoader("/assets/a.js"))}`);
  });

  it("allow the content service's images", () => {
    const images = "https://images.prismic.io";
    expect(policy(PAGE, [images])["img-src"]).toBe(`'self' data: ${images}`);
  });

  it("allow everything that the provider's toolbar needs for editors", () => {
    const toolbar = { src: "https://static.cdn.prismic.io/prismic.js?repo=x", hosts: ["x.prismic.io"] };
    const editor = policy({ ...PAGE, toolbar });
    expect(editor["script-src"]).toContain("'self' https://static.cdn.prismic.io https://x.prismic.io");
    expect(editor["frame-ancestors"]).toBe("'none'");
    expect(editor["frame-src"]).not.toContain("'none'");
    expect(editor["script-src"]).toContain("https://prismic.io https://html2canvas.hertzen.com");
    expect(editor["style-src"]).toBe("'self' 'unsafe-inline'");
    expect(editor["script-src"]).not.toContain("unsafe");
    const sandbox = policy({ ...PAGE, toolbar: { ...toolbar, src: "/sandbox/toolbar.js" } });
    expect(sandbox["style-src"]).toBe("'self'");
  });

  it("allow the tracker on a staging site only", () => {
    const tracker = "https://t.example/t.js";
    expect(policy({ ...PAGE, tracker })["script-src"]).toBe("'self' https://t.example");
  });

  it("require https if the public URL does, as far as configured", () => {
    const required = (hsts?: "subdomains" | "preload") =>
      documentHeaders(PAGE, { publicUrl, hsts })["strict-transport-security"];
    expect(required()).toBe("max-age=31536000");
    expect(required("subdomains")).toBe("max-age=31536000; includeSubDomains");
    expect(required("preload")).toBe("max-age=31536000; includeSubDomains; preload");
    const local = documentHeaders(PAGE, { publicUrl: "http://localhost:3000" });
    expect(local).not.toHaveProperty("strict-transport-security");
    expect(local["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  });
});

const pages = [homePage(), contentPage("company")];
/** Ten seconds, and for a day while the site is down (RFC 9213, RFC 5861). */
const SHARED = "public, max-age=10, stale-if-error=86400";

/** What a response tells a shared cache, such as a CDN, that respects `CDN-Cache-Control` before `Cache-Control`. */
function toldBy(headers: Readonly<Record<string, unknown>>) {
  return [headers["cdn-cache-control"], headers["surrogate-key"], headers.vary];
}

describe("a shared cache in front of the site", () => {
  it.each([
    ["/company", 200, ["page_company"]],
    ["/nowhere", 404, []],
  ])("keeps %s for everybody, and can purge it by page and by edition", async (url, status, ids) => {
    const { content, server } = siteOf({ pages });
    const { edition } = await content.read();
    const told = [SHARED, [...ids, encodeURIComponent(edition)].join(" "), "accept-encoding"];
    for (const cookies of [{}, { visited: "1" }, { "announcement-closed": "2" }]) {
      const { statusCode, headers } = await server.inject({ url, cookies });
      expect([statusCode, ...toldBy(headers)]).toEqual([status, ...told]);
    }
  });

  it("can purge what was published before by its edition, which a hidden publish leaves as it is", async () => {
    const { content, server } = siteOf({ pages });
    const keys = async () => (await server.inject("/company")).headers["surrogate-key"];
    const before = await keys();
    const hidden = { ...contentPage("secret"), embargo: "2999-01-01T00:00:00.000Z" };
    content.publish({ pages: [...pages, hidden] });
    expect(await keys()).toBe(before);
    content.publish({ pages: [homePage(), { ...contentPage("company"), title: "Published" }] });
    expect(await keys()).not.toBe(before);
  });

  it.each(["/search?s=company&t=page", "/readyz", "/healthz"])("does not keep %s", async (url) => {
    const { headers } = await siteOf({ pages }).server.inject(url);
    expect(headers["cdn-cache-control"]).toBeUndefined();
    expect(headers["cache-control"]).toMatch(/no-store|max-age=0, must-revalidate/);
  });
});
