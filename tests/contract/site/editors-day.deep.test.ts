import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const EDITOR = "/sandbox/editor/api";
const SECRET = "told to nobody else";
/** Timeout for a busy machine. */
const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };

interface Data {
  [field: string]: unknown;
}

let site: FastifyInstance;
const took: string[] = [];

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: "silent", CONTENT_WEBHOOK_SECRET: SECRET });
  site = await createSite(config, await createBuiltRenderer(DIST));
  await site.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  process.stdout.write(`\nSeen by visitors after\n${took.join("")}`);
  await site.close();
});

async function editor(method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) {
  const answer = await site.inject({ method, url: `${EDITOR}${path}`, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === "" ? undefined : answer.json();
}

/** Changes the data of a document, as a draft. */
async function change(id: string, of: (data: Data) => Data, uid?: string): Promise<void> {
  const { data } = await editor("GET", `/documents/${id}`);
  await editor("PUT", `/documents/${id}`, { data: { ...data, ...of(data) }, ...(uid && { uid }) });
}

/** Publishes all drafts. The content service has a webhook for this, but none for what is due by the clock. */
async function publish(): Promise<void> {
  await editor("POST", "/publish", {});
  const payload = { type: "api-update", secret: SECRET };
  const { statusCode } = await site.inject({ method: "POST", url: "/api/webhooks/content", payload });
  expect(statusCode).toBe(200);
}

const textAt = async (path: string) => (await site.inject(path)).body;
const answerAt = async (path: string) => {
  const { statusCode, headers } = await site.inject(path);
  return [statusCode, headers.location];
};

/** Waits until a change is visible, and records the duration. */
async function seen(what: string, look: () => Promise<void>, begun = performance.now()): Promise<void> {
  await vi.waitFor(look, WAIT_OPTIONS);
  took.push(`${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${what}\n`);
}

const linkTo = (type: string, uid: string) => ({
  link_type: "Document",
  id: `${type}_${uid}`,
  type,
  uid,
  tags: [],
  lang: "en-au",
  isBroken: false,
});
const paragraph = (text: string) => [{ type: "paragraph", text, spans: [], direction: "ltr" }];
const list = (value: unknown): readonly Data[] => (Array.isArray(value) ? value : []);

describe("a day of editing", { timeout: 60_000 }, () => {
  it("before the market opens: a scheduled release of an announcement with three PDF documents", async () => {
    const { data } = await editor("GET", "/documents/pdf_results-fy26");
    const uids = ["results", "presentation", "dividend"].map((name) => `hy27-${name}`);
    for (const uid of uids)
      await editor("POST", "/documents", { type: "pdf", uid, data: { ...data, title: `Title of ${uid}` } });
    const related = uids.map((uid) => ({ document: linkTo("pdf", uid) }));
    const article = { title: "Half-year results", date: "2026-11-20", body: paragraph("Up."), related };
    await editor("POST", "/documents", { type: "news-article", uid: "hy27-results", data: article });
    expect(await textAt("/sandbox/editor/report")).toContain("There are no problems");
    expect(await answerAt("/news/hy27-results")).toEqual([404, undefined]);
    const at = Date.now() + 3_000;
    await editor("POST", "/releases", { label: "Half year", at: new Date(at).toISOString() });
    const begun = performance.now() + at - Date.now();
    await seen(
      "a release with three PDF documents, after its time",
      async () => {
        const text = await textAt("/news/hy27-results");
        for (const uid of uids) expect(text).toContain(`Title of ${uid}`);
        expect(await textAt("/news")).toContain("/news/hy27-results");
      },
      begun,
    );
  });

  it("an announcement that is published early, under an embargo", async () => {
    await publishEmbargoed("hy27-outlook", Date.now() + 20_000);
  });

  it("a menu, a typing error, the hero, the announcement bar and an office", async () => {
    const { data } = await editor("GET", "/documents/site-options_site-options");
    const [first] = list(data.slices4);
    const entry = { title: "Half year", link: linkTo("news-article", "hy27-results"), isChildPage: false };
    const steps: readonly [string, string, (of: Data) => Data, string, string][] = [
      [
        "a menu entry",
        "site-options_site-options",
        ({ slices4 }) => ({
          slices4: [{ ...first, items: [...list(first?.items), entry] }, ...list(slices4).slice(1)],
        }),
        "/company",
        ">Half year<",
      ],
      ["a typo", "page_terms", () => ({ title: "Terms without a typo" }), "/terms", "Terms without a typo"],
      [
        "the hero of the home page",
        "home_home",
        ({ slices }) => {
          const [hero, ...others] = list(slices);
          const primary = {
            ...(typeof hero?.primary === "object" && hero.primary),
            title: "A new sentence.",
          };
          return { slices: [{ ...hero, primary }, ...others] };
        },
        "/",
        "A new sentence.",
      ],
      [
        "the announcement bar",
        "site-options_site-options",
        () => ({ announcementBarText: paragraph("The lines are open again") }),
        "/api/shell/current",
        "The lines are open again",
      ],
      [
        "an office",
        "site-options_site-options",
        ({ offices }) => ({ offices: [...list(offices), { location: "Cairns", contactInformation: [] }] }),
        "/contact",
        "Cairns",
      ],
    ];
    for (const [what, id, of, path, text] of steps) {
      await textAt(path);
      await change(id, of);
      await publish();
      await seen(what, async () => expect(await textAt(path)).toContain(text));
    }
  });

  it("unpublishes, renames, moves and redirects", async () => {
    await editor("DELETE", "/documents/page_assistance");
    await publish();
    await seen("a page that was unpublished", async () =>
      expect((await answerAt("/assistance"))[0]).toBe(404),
    );

    await change("page_how-we-hire", () => ({}), "joining-us");
    await publish();
    await seen("a page that was renamed, from its former address", async () =>
      expect(await answerAt("/careers/how-we-hire")).toEqual([301, "/careers/joining-us"]),
    );

    await change("page_community", () => ({ parent: linkTo("page", "company") }));
    await publish();
    await seen("a page that was moved, from its former address", async () =>
      expect(await answerAt("/sustainability/community")).toEqual([301, "/company/community"]),
    );

    const redirect = { from: "/agm", to: linkTo("news-article", "agm-2026") };
    await change("site-options_site-options", ({ redirects }) => ({
      redirects: [...list(redirects), redirect],
    }));
    await publish();
    await seen("a redirect", async () => expect(await answerAt("/agm")).toEqual([301, "/news/agm-2026"]));
  });
});

/** Publishes an article under an embargo, and checks that it is invisible before. */
async function publishEmbargoed(uid: string, end: number): Promise<void> {
  const embargo = new Date(end).toISOString().replace(/\.\d+Z$/, "+0000");
  const data = { title: "Outlook", date: "2026-11-20", embargo, body: paragraph("Steady.") };
  await editor("POST", "/documents", { type: "news-article", uid, data });
  await change("page_company", () => ({ title: "Our company, with an outlook" }));
  await publish();
  await vi.waitFor(
    async () => expect(await textAt("/company")).toContain("Our company, with an outlook"),
    WAIT_OPTIONS,
  );
  expect(await answerAt(`/news/${uid}`)).toEqual([404, undefined]);
  const begun = performance.now() + Date.parse(embargo) - Date.now();
  await seen(
    "an announcement, after the end of its embargo",
    async () => expect((await answerAt(`/news/${uid}`))[0]).toBe(200),
    begun,
  );
}
