import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";
import { hasSample } from "../../configuration/sample.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const EDITOR = "/sandbox/editor/api";

let site: FastifyInstance;
beforeAll(async () => {
  site = await createSite(readConfig({ LOG_LEVEL: "silent" }), await createBuiltRenderer(DIST));
});
afterAll(() => site.close());

async function saveTitle(id: string, title: string): Promise<void> {
  const { data } = (await site.inject(`${EDITOR}/documents/${id}`)).json();
  const payload = { data: { ...data, title } };
  await site.inject({ method: "PUT", url: `${EDITOR}/documents/${id}`, payload });
}

/** The result of the editor's preview button: the token and the redirect. */
async function previewOf(documentId: string) {
  const made = await site.inject({ method: "POST", url: `${EDITOR}/previews`, payload: { documentId } });
  const { url, token, cookie } = made.json();
  const { pathname, search } = new URL(url);
  const response = await site.inject(pathname + search);
  const [kept] = response.cookies;
  return {
    token,
    toolbarCookie: encodeURIComponent(cookie),
    status: response.statusCode,
    address: String(response.headers.location),
    cookie: encodeURIComponent(kept?.value ?? ""),
  };
}

async function headingAt(url: string, preview?: string) {
  const cookies = preview === undefined ? {} : { "io.prismic.preview": preview };
  const response = await site.inject({ url, cookies });
  return { response, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(response.body)?.[1] };
}

describe.skipIf(!hasSample)(
  "GET /api/preview, from the content service's editor to the page (specification, section 7)",
  () => {
    it("shows the draft of a published document to the editor only", async () => {
      const published = (await headingAt("/company/leadership")).heading;
      await saveTitle("page_leadership", "Leadership, drafted");
      const { status, address, cookie } = await previewOf("page_leadership");
      expect([status, address]).toEqual([302, "/company/leadership"]);
      expect((await headingAt(address, cookie)).heading).toBe("Leadership, drafted");
      expect((await headingAt(address)).heading).toBe(published);
    });

    it("shows an unpublished document at its future address", async () => {
      const data = { title: "Graduate programme", slices: [] };
      const payload = { type: "page", uid: "graduates", data };
      await site.inject({ method: "POST", url: `${EDITOR}/documents`, payload });
      const { address, cookie } = await previewOf("page_graduates");
      expect(address).toBe("/graduates");
      expect((await headingAt(address, cookie)).heading).toBe("Graduate programme");
      expect((await headingAt(address)).response.statusCode).toBe(404);
    });

    it("ends with the session: published content, no cookie, and a page with the reason", async () => {
      await saveTitle("page_terms", "Terms, too late");
      const { token, cookie } = await previewOf("page_terms");
      await site.inject({ method: "POST", url: `${EDITOR}/previews/expire`, payload: { token } });
      const { response, heading } = await headingAt("/terms", cookie);
      expect([response.statusCode, heading]).toEqual([200, "Terms of use"]);
      expect(response.cookies).toMatchObject([{ name: "io.prismic.preview", value: "" }]);
      const again = await headingAt(`/api/preview?token=${encodeURIComponent(token)}`);
      expect([again.response.statusCode, again.heading]).toEqual([410, "This preview has expired"]);
    });
  },
);
