import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
import { cpuTimeOf } from "../../cpu-time.ts";
import { Exchange, type SiteAnswer, type SiteRequest } from "../../fuzz/exchange.ts";
import { textOf } from "../../fuzz/sound-answer.ts";
import { startServer } from "../local-server.ts";
import { builtRenderer, type Environment, openedForAll, startContent, startSite } from "./site.ts";
import type { OnClose } from "./site-process.ts";

const exchange = new Exchange();

/** The address of a listening site without limits. Default: it is stopped after the test. */
async function siteOf(environment: Environment = {}, onClose: OnClose = onTestFinished) {
  const limits = ["RENDERINGS", "SEARCHES", "SIGN_UPS", "WEBHOOKS", "PREVIEWS"];
  const variables = {
    PUBLIC_URL: "https://www.larkfield.example",
    ...Object.fromEntries(limits.map((name) => [`${name}_PER_MINUTE`, "0"])),
    ...environment,
  };
  const { site } = await startSite(variables, { renderer: await builtRenderer(), onClose });
  return site.listen({ host: "127.0.0.1", port: 0 });
}

async function ask(origin: string, request: Attack) {
  const answer = await exchange.send(origin, { method: "GET", headers: [], ...request });
  if (answer === "cut") throw new Error("The connection was cut.");
  return answer;
}

type Attack = Partial<SiteRequest> & { readonly target: string };

/** A request for an address, with headers. */
const got = (target: string, headers: Readonly<Record<string, string>> = {}): Attack => ({
  target,
  headers: Object.entries(headers),
});
const sent = (target: string, type: string, body: string): Attack => ({
  ...got(target, { "content-type": type }),
  method: "POST",
  body,
});
const posted = (target: string, body: unknown) => sent(target, "application/json", JSON.stringify(body));

it("server-side request forgery is prevented: only the content service is called", async () => {
  const calls: string[] = [];
  const { host: trapped } = await startServer(({ url = "" }, response) => {
    calls.push(url);
    response.end();
  });
  const { origin: service, environment } = await startContent([]);
  const asked: string[] = [];
  const site = await siteOf({ ...environment, CONTENT_WEBHOOK_SECRET: "known" });
  const { host } = new URL(service);
  const preview = `http://${trapped}/previews/x`;
  const tokens = [
    preview,
    `http://${host}@${trapped}/previews/x`,
    `http://${host}\\@${trapped}/previews/x`,
    `http://${host}/previews/../../../${trapped}`,
    JSON.stringify({ [trapped]: { preview }, [host]: { preview } }),
  ];
  const encoded = tokens.map(encodeURIComponent);
  const publish = { type: "api-update", secret: "known" };
  const requests = [
    ...encoded.map((token) => got(`/api/preview?token=${token}`)),
    ...encoded.map((token) => got("/", { cookie: `io.prismic.preview=${token}` })),
    got(`http://${trapped}/company`),
    got("/", { host: trapped }),
    got("/", { "x-forwarded-host": trapped, "x-original-url": preview, referer: preview }),
    posted("/api/createPageLink", { link_type: "Web", url: preview }),
    posted("/api/createPdfLink", { link_type: "Media", url: preview }),
    posted("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: preview }),
    posted("/api/globalSearch", { searchInput: preview, searchPages: true }),
    posted("/api/webhooks/content", { ...publish, apiUrl: preview, domain: trapped }),
    posted("/api/newsletterPost", `reader@[${trapped}]`),
  ];
  for (const request of requests) asked.push(String((await ask(site, request)).status));
  expect(calls).toEqual([]);
  expect(asked).toContain("200");
  await (await fetch(`http://${trapped}/control`)).text();
  expect(calls).toEqual(["/control"]);
}, 30_000);

describe("a request of one visitor", () => {
  const proxy = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "javascript",
    "x-forwarded-prefix": "/evil",
    forwarded: "host=evil.example;proto=evil",
  };
  const address = { "x-original-url": "/evil", "x-rewrite-url": "/evil", "x-http-method-override": "POST" };
  const part = { range: "bytes=0-9", "if-none-match": "*", "accept-encoding": "br;q=1, evil" };
  const cookie = "io.prismic.preview=https%3A%2F%2Fevil.example%2Fpreviews%2Fx";
  const attacks: readonly [string, Attack][] = [
    ["by another host", got("/company", { host: "evil.example" })],
    ["through a forged proxy", got("/news", proxy)],
    ["for another address than it says", got("/investors", address)],
    ["with a query of its own", got("/contact?utm_source=<script>evil</script>&callback=evil")],
    ["for the head alone", { ...got("/company/leadership"), method: "HEAD" }],
    ["for a part, unchanged or packed", got("/careers", part)],
    ["with a preview that is none", got("/", { cookie })],
    ["by a forged host of a file", got("/sitemap.xml", { "x-forwarded-host": "evil.example" })],
    ["by a forged host of a call", got("/api/openapi.json", { forwarded: "host=evil.example" })],
    ["with a body", { ...posted("/privacy-policy", { evil: true }), method: "GET" }],
    ["in absolute form", got("http://evil.example/company/board")],
  ];

  it.skipIf(!hasSample)(
    "does not change the response for the next one",
    async () => {
      // Without the sandbox's exchange, which each site reads in its own time.
      const { environment } = await startContent();
      const attacked = await siteOf(environment);
      const untouched = await siteOf(environment);
      for (const [how, attack] of attacks) {
        await ask(attacked, attack);
        const target = attack.target.replace(/^http:\/\/[^/]+|\?.*/g, "");
        const next = await ask(attacked, { target });
        const usual = await ask(untouched, { target });
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

/** What the framework and the server parse; the rules of the site are in `unit/domain/long-texts.test.ts`. */
describe("text that is slow to parse", () => {
  const long = 60_000;
  const { onClose, close } = openedForAll();
  let site: string;

  beforeAll(async () => {
    site = await siteOf({}, onClose);
    for (const target of ["/company", "/news"]) await ask(site, { target });
    const isReady = async () => (await ask(site, { target: "/search?s=warm" })).status === 200;
    await vi.waitUntil(isReady, { timeout: 20_000 });
  }, 30_000);
  afterAll(close);

  const form = sent("/api/newsletterPost", "application/x-www-form-urlencoded", "a[]=&".repeat(800));

  it.each<[string, Attack]>([
    ["JSON without end", sent("/api/globalSearch", "application/json", "[".repeat(long))],
    ["a form of many fields", form],
    ["a coding of many weights", got("/company", { "accept-encoding": ";q=,".repeat(3_000) })],
    ["many tags", got("/company", { "if-none-match": 'W/"",'.repeat(2_000) })],
    ["many cookies", got("/company", { cookie: "io.prismic.preview={;".repeat(500) })],
    ["a path of broken codes", got(`/${"%e0%".repeat(3_000)}`)],
    ["a list of many filters", got(`/news?${"year=2026&".repeat(1_200)}`)],
  ])(
    "%s gets a response at once",
    async (_what, request) => {
      let status = 0;
      const took = await cpuTimeOf(async () => {
        status = (await ask(site, request)).status;
      });
      expect(took).toBeLessThan(10_000);
      expect(status).toBeLessThan(500);
    },
    30_000,
  );
});
