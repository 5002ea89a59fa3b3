import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, it, vi } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { siteRoutes } from "../../floods/routes.ts";
import { posted } from "../../unit/http/site.ts";
import { WEBHOOK } from "../alerting-site.ts";
import { answersOf, askerOf, crawl, expectSame, nameOf } from "./answers.ts";
import { published, SECRET, WITHDRAWN, waitingFor } from "./hidden-content.ts";
import {
  clockOfTheNightBefore,
  document,
  GATES,
  goTo,
  MINUTE_BEFORE,
  MOMENT,
  NIGHT_BEFORE,
  servicesWith,
  startSite,
  stored,
} from "./release-site.ts";
import { sourceRenderer } from "./source-renderer.ts";

clockOfTheNightBefore();

const UNTIL = stored(MOMENT);
const MINUTE_MS = 60_000;
const WEBHOOK_AFTER_PUBLISH = posted("/api/webhooks/content", WEBHOOK);

/** What the exchange has released long before. */
const EARLIER = {
  reference: "05B-1",
  title: "Change of director",
  kind: "Directors",
  isPriceSensitive: false,
};

const searchFor = (searchInput: string, searchPages: boolean) =>
  posted("/api/globalSearch", { searchInput, searchPages });

/** What nothing links to: what programs and visitors send, and addresses as people mistype them. */
const TYPED: readonly string[] = [
  "/healthz",
  "/readyz",
  // Only the content service knows of it.
  "/windfall-planned",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/api/openapi.json",
  "/facts.json",
  "/facts.schema.json",
  "/figures/schema.json",
  "/news/rss.xml",
  "/news/atom.xml",

  "/announcements/rss.xml",
  "/announcements/atom.xml",
  "/styleguide",
  "/social.png",
  "/privacy",
  "/privacy/",
  "/search/?s=windfall",
  "/search?s=windfall",
  "/search?s=windfall&t=pdf",
  "/search?s=quorum",
  "/search?s=report",
  "/News/FY27/",
  "/news/fy72",
  "/terms",
  "/takeover",
  "/about-us",
  "/former",
  "/windfall-services",
  "/unknown",
  "/api/unknown",
  "/api/shell/unknown",
  "/api/toolbar",
  "/api/exit-toolbar",
  "/api/exit-preview",
  "/api/preview?documentId=news-article_fy27",
  "/slice-simulator",
  "/investors?shares=1000",
  "/holding.xlsx?calculator=%2Finvestors&shares=1000",
  "/investors/calendar/annual-results-2026-12.ics",
  "/investors/calendar/quorum-briefing-2026-11.ics",
  "/company/leadership/calendar.ics",
  "/company/leadership/calendar/annual-results-2026-12.ics",
  "/downloads/investors/images.zip?asset=media-asset_winner",
  "/downloads/news/fy27/files.zip",
  "/api/releases",
];
const POSTED: readonly InjectOptions[] = [
  searchFor("windfall", true),
  searchFor("windfall", false),
  searchFor("quorum", true),
  searchFor("quorum winners", true),
  posted("/api/createPageLink", { link_type: "Document", type: "news-article", uid: "fy27" }),
  posted("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "one" }),
  posted("/api/unknown", {}),
  posted("/api/newsletterPost", {}),
  posted("/api/web-vitals", {}),
  posted("/api/webhooks/content", { type: "test", secret: "wrong" }),
  posted("/slice-simulator", {}),
  posted("/api/releases", { document: "news-article_fy27", part: "document", reference: "06A-1234" }),
];

/** A site with all optional routes, and which of them were asked. */
async function open(services: Awaited<ReturnType<typeof servicesWith>>, renderer: DocumentRenderer) {
  const asked = new Set<string>();
  const prepare = (server: FastifyInstance) => {
    // Also if a hook of a route responds.
    server.addHook("onSend", async ({ method, routeOptions: { url } }) => void asked.add(`${method} ${url}`));
  };
  const { environment } = services;
  const unlimited = { RENDERINGS_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "0", SIGN_UPS_PER_MINUTE: "0" };
  const others = { WEBHOOKS_PER_MINUTE: "0", PREVIEWS_PER_MINUTE: "0" };
  const optional = {
    STYLEGUIDE: "true",
    WEB_VITALS_SHARE: "100",
    CONTENT_PREVIEW_TOOLBAR: "https://toolbar.example/t.js",
    RELEASE_KEYS: "Kim:a-key-of-twenty-characters",
  };
  const { site, log } = await startSite(
    { environment: { ...environment, ...unlimited, ...others, ...optional } },
    { renderer, prepare },
  );
  const ask = askerOf(site);
  return { close: () => site.close(), asked, ask, log: () => JSON.stringify(log) };
}

type Services = Awaited<ReturnType<typeof servicesWith>>;

/** The services of a site on which nothing is hidden. */
async function servicesBefore(): Promise<Services> {
  const services = await servicesWith(published(), "secret");
  services.store.exchange.announce(EARLIER);
  return services;
}

/** The addresses of a site on which everything is shown already. */
async function addressesOfAll(renderer: DocumentRenderer): Promise<readonly string[]> {
  const services = await servicesBefore();
  const { store } = services;
  store.deleteDraft(WITHDRAWN);
  for (const waiting of waitingFor(GATES["the end of its embargo"], UNTIL)) store.saveDraft(waiting);
  store.publish();
  vi.setSystemTime(MOMENT.getTime() + MINUTE_MS);
  const site = await open(services, renderer);
  const found = await crawl(site, TYPED);
  await site.close();
  vi.setSystemTime(NIGHT_BEFORE);
  return found;
}

/** What is told of it from its moment on. */
const TOLD: readonly (readonly [InjectOptions, RegExp])[] = [
  [{ url: "/" }, /9,876\.5.*A windfall/s],
  [{ url: "/news" }, /A windfall/],
  [{ url: "/news/fy27" }, /A windfall.*9,876\.5/s],
  [{ url: "/News/FY27/" }, /^$/],
  [{ url: "/news/fy72" }, /fy27/],
  [{ url: "/news/opening" }, /q7-figures-one/],
  [{ url: "/news/earlier" }, /Before the windfall/],
  [{ url: "/deal" }, /The merger/],
  [{ url: "/deal/terms" }, /Terms of the merger/],
  [{ url: "/terms" }, /^$/],
  [{ url: "/takeover" }, /^$/],
  [{ url: "/about-us" }, /About the merger/],
  [{ url: "/former" }, /Formerly the merger/],
  [{ url: "/windfall-services" }, /Services/],
  [{ url: "/windfall-services/leading" }, /windfall-services/],
  [{ url: "/contact" }, /Windfall notes of the registry/],
  [{ url: "/investors" }, /Quorum briefing.*Windfall notes.*Our windfall/s],
  [{ url: "/investors" }, /Vote on the merger/],
  [{ url: "/investors" }, /q7-figures-report/],
  [{ url: "/investors" }, /Portrait of the merger/],
  [{ url: "/investors" }, /Split for the merger.*Buy-back after the merger/s],
  [{ url: "/investors?shares=1000" }, /Windfall/],
  [{ url: "/holding.xlsx?calculator=%2Finvestors&shares=1000" }, /^PK/],
  [{ url: "/agm" }, /9,?876/],
  [{ url: "/egm" }, /Vote on the merger/],
  [{ url: "/downloads/investors/images.zip" }, /q7-figures-portrait/],
  [{ url: "/downloads/investors/images.zip?asset=media-asset_winner" }, /Portrait of the merger/],
  [{ url: "/investors/calendar.ics" }, /Quorum briefing.*Windfall|Windfall.*Quorum briefing/s],
  [{ url: "/facts.json" }, /Vote on the merger/],
  [{ url: "/facts.json" }, /Quorum briefing/],
  [{ url: "/facts.json" }, /Split for the merger/],
  [{ url: "/facts.json" }, /Buy-back after the merger/],
  [{ url: "/facts.json" }, /"Special"/],
  [{ url: "/sitemap.xml" }, /fy27.*deal|deal.*fy27/s],
  [{ url: "/news/rss.xml" }, /A windfall/],
  [{ url: "/news/atom.xml" }, /A windfall/],
  [{ url: "/figures/agm/votes.csv" }, /9876/],
  [{ url: "/figures/news/fy27/key-figures.csv" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.json" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.xlsx" }, /^PK/],
  [{ url: "/search?s=windfall" }, /A windfall/],
  [{ url: "/search?s=windfall&t=pdf" }, /q7-figures/],
  [searchFor("windfall", true), /A windfall/],
  [searchFor("windfall", false), /q7-figures/],
  [searchFor("quorum", true), /Quorum briefing/],
  [searchFor("quorum winners", true), /Portrait of the merger/],
  [posted("/api/createPageLink", { link_type: "Document", type: "news-article", uid: "fy27" }), /news\/fy27/],
  [posted("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "one" }), /q7-figures-one/],
  [{ url: "/social/news/fy27.png" }, /PNG/],
];

it.each(Object.entries(GATES))(
  "nothing tells of what waits for %s, in two processes: every address sends what it sent before; then every place tells",
  { timeout: 120_000 },
  async (_, gate) => {
    const renderer = await sourceRenderer();
    const addresses = await addressesOfAll(renderer);
    const services = await servicesBefore();
    const { store } = services;
    const site = await open(services, renderer);
    const publish = async () => {
      store.publish();
      expect((await site.ask(WEBHOOK_AFTER_PUBLISH)).statusCode).toBe(200);
    };
    store.deleteDraft(WITHDRAWN);
    await publish();
    expect((await site.ask({ url: "/former" })).statusCode).toBe(410);
    const all = new Set([...addresses, ...(await crawl(site, TYPED))]);
    const requests = [...[...all].map((url) => ({ url })), ...POSTED];
    const before = await answersOf(site, requests);
    const { routes } = await siteRoutes();
    expect([...site.asked].sort(), "a route without an address").toEqual(
      routes.map(({ method, url }) => `${method} ${url}`).sort(),
    );

    const waiting = waitingFor(gate, UNTIL);
    const types = new Set(waiting.map(({ type }) => type));
    expect([...types].sort()).toEqual([...store.models.customTypes.keys()].sort());
    // What is moved was to be moved to another place at first.
    for (const one of waiting.filter(({ id }) => id === "page_services"))
      store.saveDraft({ ...one, uid: "windfall-planned" });
    await publish();
    for (const one of waiting) store.saveDraft(one);
    const cookies = { "io.prismic.preview": store.createPreview().token };
    await publish();
    expectSame(await answersOf(site, requests), before, SECRET);
    const preview = await site.ask({ url: "/news/fy27", cookies });
    expect([preview.statusCode, preview.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(preview.body).toContain("A windfall");

    await goTo(MINUTE_BEFORE);
    const other = await open(services, renderer);
    expectSame(await answersOf(site, requests), before, SECRET);
    expectSame(await answersOf(other, requests), before, SECRET);
    const service = await fetch(`${services.origin}/api/v2/documents/search?ref=any`);
    expect([service.status, await service.text()]).toEqual([401, expect.not.stringMatching(SECRET)]);
    expect(await services.campaigns()).toEqual([]);
    expect([site.log(), other.log()]).toEqual(["[]", "[]"]);
    services.fail();

    await goTo(MOMENT);
    services.release();
    await goTo(new Date(MOMENT.getTime() + 2_000));
    for (const [request, told] of TOLD) {
      for (const one of [site, other])
        await expect
          .poll(async () => (await one.ask(request)).body, { message: nameOf(request) })
          .toMatch(told);
    }
    const sitemap = await site.ask({ url: "/sitemap.xml" });
    for (const path of ["/", "/investors", "/contact", "/agm", "/news/opening"])
      expect(sitemap.body).toContain(`${path}</loc><lastmod>${MOMENT.toISOString()}</lastmod>`);
    const calendar = await site.ask({ url: "/investors/calendar/annual-results-2026-12.ics" });
    expect(calendar.body).toContain(`SEQUENCE:${MOMENT.getTime() / MINUTE_MS}`);
    expect(calendar.body).toContain("DTSTART;VALUE=DATE:20261203");
    // Alerts about the documents of a minute are one e-mail, ten seconds after its end.
    await goTo(new Date(MOMENT.getTime() + 2 * MINUTE_MS));
    const subjects = async () => (await services.campaigns()).map(({ settings }) => settings.subject_line);
    await expect.poll(subjects).toEqual(["A windfall"]);
  },
);

it("is an error if anybody reads it at the content service, which /readyz says without telling of it", async () => {
  const renderer = await sourceRenderer();
  const state = async (documents: ReturnType<typeof published>) => {
    const site = await open(await servicesWith(documents), renderer);
    return { site, ready: JSON.parse((await site.ask({ url: "/readyz" })).body) };
  };
  const article = document("news-article", "fy27", {
    title: "A windfall",
    date: "2026-11-24",
    embargo: UNTIL,
  });
  const exposed = await state([...published(), article]);
  const { site, ready } = await state(published());
  await expect.poll(exposed.site.log).toContain("make the repository private");
  expect(exposed.site.log()).toContain("news-article_fy27");
  expect(site.log()).toBe("[]");
  expect(exposed.ready).toEqual(ready);
  expect(ready).toMatchObject({ contentIsPublic: true });
});
