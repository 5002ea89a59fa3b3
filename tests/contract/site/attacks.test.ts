import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";
import { hasSample } from "../../configuration/sample.ts";
import { cpuTimeOf } from "../../cpu-time.ts";
import { Exchange, type SiteAnswer, type SiteRequest } from "../../fuzz/exchange.ts";
import { textOf } from "../../fuzz/sound-answer.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

type Stops = (() => Promise<unknown>)[];

const exchange = new Exchange();
const running: Stops = [];

const stop = async (stops: Stops) => {
  for (const each of stops.splice(0).reverse()) await each();
};
afterEach(() => stop(running));

/** Starts a site. Default: it is stopped after the test. */
async function siteOf(environment: Readonly<Record<string, string>> = {}, stops = running): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const config = readConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: folder,
    PUBLIC_URL: "https://www.larkfield.example",
    RENDERINGS_PER_MINUTE: "0",
    SEARCHES_PER_MINUTE: "0",
    SIGN_UPS_PER_MINUTE: "0",
    WEBHOOKS_PER_MINUTE: "0",
    PREVIEWS_PER_MINUTE: "0",
    ...environment,
  });
  const site = await createSite(config, await createBuiltRenderer(DIST));
  stops.push(
    () => rm(folder, { recursive: true }),
    () => site.close(),
  );
  return site.listen({ host: "127.0.0.1", port: 0 });
}

async function ask(origin: string, request: Partial<SiteRequest> & { readonly target: string }) {
  const answer = await exchange.send(origin, { method: "GET", headers: [], ...request });
  if (answer === "cut") throw new Error("The connection was cut.");
  return answer;
}

const json = [["content-type", "application/json"]] as const;
const posted = (target: string, body: unknown) =>
  ({ method: "POST", target, headers: json, body: JSON.stringify(body) }) as const;

describe("server-side request forgery", () => {
  let calls: string[];
  let trap: Server;
  let trapped: string;
  let content: FastifyInstance;

  beforeEach(async () => {
    calls = [];
    trap = createServer(({ url = "" }, response) => {
      calls.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
    running.push(() => new Promise((resolve) => trap.close(resolve)));
    const address = trap.address();
    trapped = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    content = fastify();
    content.register(contentSandbox, { store: createSandboxStore([]) });
    running.push(() => content.close());
  });

  it("is prevented: only the content service is called", async () => {
    const service = await content.listen({ host: "127.0.0.1", port: 0 });
    const asked: string[] = [];
    const site = await siteOf({ CONTENT_API_ENDPOINT: `${service}/api/v2`, CONTENT_WEBHOOK_SECRET: "known" });
    const { host } = new URL(service);
    const address = `http://${trapped}/previews/x`;
    const tokens = [
      address,
      `http://${host}@${trapped}/previews/x`,
      `http://${host}\\@${trapped}/previews/x`,
      `http://${host}/previews/../../../${trapped}`,
      JSON.stringify({ [trapped]: { preview: address }, [host]: { preview: address } }),
    ];
    const requests = [
      ...tokens.flatMap((token) => [
        { target: `/api/preview?token=${encodeURIComponent(token)}` },
        { target: "/", headers: [["cookie", `io.prismic.preview=${encodeURIComponent(token)}`]] as const },
      ]),
      { target: `http://${trapped}/company` },
      { target: "/", headers: [["host", trapped]] as const },
      {
        target: "/",
        headers: [
          ["x-forwarded-host", trapped],
          ["x-original-url", address],
          ["referer", address],
        ] as const,
      },
      posted("/api/createPageLink", { link_type: "Web", url: address }),
      posted("/api/createPdfLink", { link_type: "Media", url: address }),
      posted("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: address }),
      posted("/api/globalSearch", { searchInput: address, searchPages: true }),
      posted("/api/webhooks/content", {
        type: "api-update",
        secret: "known",
        apiUrl: address,
        domain: trapped,
      }),
      posted("/api/newsletterPost", `reader@[${trapped}]`),
    ];
    for (const request of requests) asked.push(String((await ask(site, request)).status));
    expect(calls).toEqual([]);
    expect(asked).toContain("200");
    await (await fetch(`http://${trapped}/control`)).text();
    expect(calls).toEqual(["/control"]);
  }, 30_000);
});

describe("a request of one visitor", () => {
  const attacks: readonly [string, Partial<SiteRequest> & { readonly target: string }][] = [
    ["by another host", { target: "/company", headers: [["host", "evil.example"]] }],
    [
      "through a forged proxy",
      {
        target: "/news",
        headers: [
          ["x-forwarded-host", "evil.example"],
          ["x-forwarded-proto", "javascript"],
          ["x-forwarded-prefix", "/evil"],
          ["forwarded", "host=evil.example;proto=evil"],
        ],
      },
    ],
    [
      "for another address than it says",
      {
        target: "/investors",
        headers: [
          ["x-original-url", "/evil"],
          ["x-rewrite-url", "/evil"],
          ["x-http-method-override", "POST"],
        ],
      },
    ],
    ["with a query of its own", { target: "/contact?utm_source=<script>evil</script>&callback=evil" }],
    ["for the head alone", { method: "HEAD", target: "/company/leadership" }],
    [
      "for a part, unchanged or packed",
      {
        target: "/careers",
        headers: [
          ["range", "bytes=0-9"],
          ["if-none-match", "*"],
          ["accept-encoding", "br;q=1, evil"],
        ],
      },
    ],
    [
      "with a preview that is none",
      { target: "/", headers: [["cookie", "io.prismic.preview=https%3A%2F%2Fevil.example%2Fpreviews%2Fx"]] },
    ],
    ["with a body", { target: "/privacy-policy", headers: json, body: '{"evil":true}' }],
    ["in absolute form", { target: "http://evil.example/company/board" }],
  ];

  it.skipIf(!hasSample)(
    "does not change the response for the next one",
    async () => {
      const [attacked, untouched] = [await siteOf(), await siteOf()];
      for (const [how, attack] of attacks) {
        await ask(attacked, attack);
        const target = attack.target.replace(/^http:\/\/[^/]+|\?.*/g, "");
        const [next, usual] = [await ask(attacked, { target }), await ask(untouched, { target })];
        expect(withoutDate(next), how).toEqual(withoutDate(usual));
        expect(textOf(next), how).not.toMatch(/evil/);
      }
    },
    60_000,
  );
});

function withoutDate({ status, headers: { date: _, ...headers }, body }: SiteAnswer) {
  return { status, headers, body: body.toString("latin1") };
}

describe("text that is slow to parse", () => {
  const long = 60_000;
  const stops: Stops = [];
  let site: string;

  beforeAll(async () => {
    site = await siteOf({}, stops);
    for (const target of ["/company", "/news"]) await ask(site, { target });
    await vi.waitUntil(async () => (await ask(site, { target: "/search?s=warm" })).status === 200, {
      timeout: 20_000,
    });
  }, 30_000);
  afterAll(() => stop(stops));

  it.each<[string, Partial<SiteRequest> & { readonly target: string }]>([
    [
      "an address that is almost one",
      posted("/api/newsletterPost", `${"a.".repeat(900)}@${"a-".repeat(900)}`),
    ],
    ["an address of spaces", posted("/api/newsletterPost", ` ${"\t".repeat(3_900)}x`)],
    [
      "a link of dots",
      posted("/api/createPageLink", { link_type: "Web", url: `/${".a".repeat(long / 2)}!` }),
    ],
    ["a link of slashes", posted("/api/createPageLink", { link_type: "Web", url: "/".repeat(long) })],
    [
      "a link of line breaks",
      posted("/api/createPdfLink", { link_type: "Media", url: `/${"\t".repeat(long / 3)}` }),
    ],
    [
      "a search of one word",
      posted("/api/globalSearch", { searchInput: "a".repeat(long), searchPages: true }),
    ],
    [
      "a search of many words",
      posted("/api/globalSearch", { searchInput: "a b ".repeat(long / 4), searchPages: true }),
    ],
    [
      "a search of accents",
      posted("/api/globalSearch", { searchInput: "a\u0301".repeat(long / 4), searchPages: true }),
    ],
    ["JSON without end", { ...posted("/api/globalSearch", ""), body: "[".repeat(long) }],
    [
      "a form of many fields",
      {
        method: "POST",
        target: "/api/newsletterPost",
        headers: [["content-type", "application/x-www-form-urlencoded"]],
        body: "a[]=&".repeat(800),
      },
    ],
    [
      "a coding of many weights",
      { target: "/company", headers: [["accept-encoding", ";q=,".repeat(3_000)]] },
    ],
    ["many tags", { target: "/company", headers: [["if-none-match", 'W/"",'.repeat(2_000)]] }],
    ["many cookies", { target: "/company", headers: [["cookie", "io.prismic.preview={;".repeat(500)]] }],
    ["a path of many parts", { target: `/${"a/".repeat(6_000)}` }],
    ["a path of broken codes", { target: `/${"%e0%".repeat(3_000)}` }],
    ["a list of many filters", { target: `/news?${"year=2026&".repeat(1_200)}` }],
  ])(
    "%s gets a response at once",
    async (_what, request) => {
      let status = 0;
      const took = await cpuTimeOf(async () => {
        status = (await ask(site, request)).status;
      });
      expect(took).toBeLessThan(2_000);
      expect(status).toBeLessThan(500);
    },
    30_000,
  );
});
