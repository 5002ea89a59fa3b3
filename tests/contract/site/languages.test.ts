import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { type Locale, localeOf, type Texts } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import * as german from "../../../brand/texts/de/all.ts";
import * as french from "../../../brand/texts/fr/all.ts";
import { formatsOf } from "../../../scripts/brand.ts";
import { hasSample } from "../../configuration/sample.ts";
import { posted } from "../../unit/http/site.ts";
import { openedForAll, sample, startContent, startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

const [english] = locales;

function localeIn(locale: string, language: string, texts: Texts): Locale {
  return localeOf({ brand: { ...brand, locale }, language, formats: formatsOf(locale), texts });
}

/** Three languages, whatever the brand has. */
const THREE = [english, localeIn("de-DE", "de", german), localeIn("fr-FR", "fr", french)] as const;

/** The documents of the sample, with the German ones in French as well: what editors write stays German. */
function documentsInThree() {
  const inFrench = sample.documents
    .filter(({ lang }) => lang === "de-de")
    .map((document) => {
      const { id, type, lang, alternate_languages: others } = document;
      const text = JSON.stringify(document).replaceAll("_de-de", "_fr-fr").replaceAll(`"${lang}"`, '"fr-fr"');
      const copied: typeof document = JSON.parse(text);
      return { ...copied, alternate_languages: [...others, { id, type, lang }] };
    });
  return [...sample.documents.map(standingIn), ...inFrench];
}

/** A page that its editor wants in other languages too, until it is translated. */
function standingIn(document: (typeof sample.documents)[number]): typeof document {
  const { uid, data } = document;
  return uid === "accessibility" ? { ...document, data: { ...data, shown_untranslated: true } } : document;
}

interface ReadPage {
  readonly path: string;
  readonly html: string;
  readonly lang: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

const pathIn = (address: string) => address.replace(/^https?:\/\/[^/]+/, "") || "/";

function readPage(path: string, html: string): ReadPage {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return {
    path,
    html,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    canonical: canonical && pathIn(canonical),
    alternates: Object.fromEntries(
      [...links].map(([, language = "", href = ""]) => [language, pathIn(href)]),
    ),
  };
}

/** The addresses to which the links to other languages lead, by the languages. */
function switchIn(html: string): Readonly<Record<string, string>> {
  const links = html.matchAll(/<a href="([^"]*)" lang="([^"]*)" hreflang/gi);
  return Object.fromEntries([...links].map(([, href = "", language = ""]) => [language, href]));
}

/** The addresses in the sitemap of a site, when it has its content. */
async function sitemapOf(site: FastifyInstance): Promise<readonly string[]> {
  await vi.waitUntil(async () => (await site.inject("/sitemap.xml")).statusCode === 200, { timeout: 20_000 });
  const { body } = await site.inject("/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => pathIn(address));
}

/** What a document says and names: its texts, and the attributes that are read or shown. */
function saidIn(html: string): ReadonlySet<string> {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<script.*?<\/script>/gs, "");
  const attributes = body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g);
  const texts = body.split(/<[^>]*>/);
  return new Set([...texts, ...[...attributes].map(([, text = ""]) => text)].map((text) => text.trim()));
}

/** The texts of a catalogue that are no other language's as well. */
function ownTexts(catalogue: Texts, others: readonly Texts[]): readonly string[] {
  const foreign = new Set(others.flatMap(stringsIn));
  // A word may be a name in any language.
  return stringsIn(catalogue).filter((text) => !foreign.has(text) && /\p{L}{3,} \p{L}{2,}/u.test(text));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe.skipIf(!hasSample)("a site in three languages", () => {
  const { onClose, close } = openedForAll();
  let site: FastifyInstance;
  let pages: ReadonlyMap<string, ReadPage>;

  beforeAll(async () => {
    const { environment } = await startContent(documentsInThree(), { onClose });
    const renderer = await sourceRenderer();
    ({ site } = await startSite(environment, { renderer, locales: [...THREE], onClose }));
    const paths = await sitemapOf(site);
    const read = new Map<string, ReadPage>();
    for (const path of paths) read.set(path, readPage(path, (await site.inject(path)).body));
    pages = read;
  }, 60_000);
  afterAll(close);

  const languageOf = (path: string) =>
    THREE.find(({ language }) => language && `${path}/`.startsWith(`/${language}/`)) ?? english;

  it("each page is in the language of its address, and its canonical address is its own", () => {
    expect([...pages.keys()].filter((path) => path.startsWith("/de")).length).toBeGreaterThan(8);
    for (const { path, lang, canonical } of pages.values()) {
      expect([path, lang]).toEqual([path, languageOf(path).brand.locale]);
      expect(canonical).toBe(path);
    }
  });

  it("names itself and its translations, which name it", () => {
    const translated = [...pages.values()].filter(({ alternates }) => Object.keys(alternates).length > 0);
    expect(translated.length).toBeGreaterThan(20);
    for (const { path, alternates } of translated) {
      expect(Object.values(alternates), path).toContain(path);
      expect(alternates["x-default"], path).toBe(alternates.en);
      for (const other of Object.values(alternates))
        expect([other, pages.get(other)?.alternates]).toEqual([other, alternates]);
    }
  });

  it("says nothing of the catalogue of another language", () => {
    const catalogues = new Map(THREE.map(({ language, texts }) => [language, texts]));
    for (const { path, html } of pages.values()) {
      const own = languageOf(path);
      const others = [...catalogues]
        .filter(([language]) => language !== own.language)
        .map(([, texts]) => texts);
      const said = saidIn(html);
      // In French, the content is German here.
      const foreign = others.filter((texts) => own.language !== "fr" || texts === english.texts);
      const found = foreign.flatMap((texts) => ownTexts(texts, [own.texts])).filter((text) => said.has(text));
      expect([path, found]).toEqual([path, []]);
    }
  });

  it("has the colons of its language, where content has no other", () => {
    const written = JSON.stringify(sample.documents);
    const inFrench = [...pages.values()].filter(({ lang }) => lang === "fr-FR");
    const foreign = inFrench.flatMap(({ path, html }) =>
      [...saidIn(html)].flatMap((text) => [...text.matchAll(/\S{1,12}:/g)].map(([said]) => [path, said])),
    );
    const colons = foreign.filter(([, said = ""]) => !/[\u202f\d]:$/.test(said) && !written.includes(said));
    expect(inFrench.length).toBeGreaterThan(8);
    expect(colons).toEqual([]);
  });

  it("leads to the same page in another language, or to the nearest one above it, and says so", async () => {
    const switchOn = (path: string) => {
      const anchors = pages.get(path)?.html.matchAll(/<a ([^>]*hrefLang="de-DE"[^>]*)>(.*?)<\/a>/g) ?? [];
      return [...anchors].map(([, attributes = "", inner = ""]) => ({
        href: /href="([^"]*)"/.exec(attributes)?.[1],
        note: /<span[^>]*> ([^<]*nicht[^<]*)<\/span>/.exec(inner)?.[1],
      }));
    };
    // In header, mobile menu and footer.
    expect(switchOn("/company")).toEqual(
      Array.from({ length: 3 }, () => ({ href: "/de/unternehmen", note: undefined })),
    );
    const [untranslated] = switchOn("/company/corporate-governance");
    expect(untranslated?.href).toBe("/de/unternehmen");
    expect(untranslated?.note).toMatch(/gibt es auf Deutsch nicht/);
  });

  it.each([
    ["/search?s=dividend", "/investors/dividends", "/de/"],
    ["/de/search?s=dividende", "/de/investoren/dividende", "/investors"],
  ])("%s finds the pages of its language", async (path, found, other) => {
    const hrefsFound = async () => {
      const { body } = await site.inject(path);
      const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
      return [...main.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => href);
    };
    // The index is built after the start.
    await vi.waitUntil(async () => (await hrefsFound()).includes(found), { timeout: 20_000 });
    const hrefs = await hrefsFound();
    expect(hrefs.filter((href) => href.startsWith(other) && !href.includes("/search"))).toEqual([]);
  });

  it("searches by its API in the language of the call", async () => {
    const call = posted("/api/de/globalSearch", { searchInput: "dividende", searchPages: true });
    const { statusCode, body } = await site.inject(call);
    expect(statusCode).toBe(200);
    expect(body).toContain("/de/investoren/dividende");
  });

  it.each([
    ["/de/", "/de"],
    ["/de/privacy", "/de/privacy-policy"],
    ["/de/search/", "/de/search"],
    ["/de/News", "/de/news"],
    // As if addresses of the default language had it.
    ["/en", "/"],
    ["/EN/company", "/company"],
    // By the path of the page in the default language.
    ["/de/company", "/de/unternehmen"],
    ["/de/privacy-policy", "/de/datenschutz"],
  ])("%s is %s", async (path, to) => {
    const { statusCode, headers } = await site.inject(path);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it("is not another language because a path begins alike", async () => {
    const { statusCode, body } = await site.inject("/december");
    expect(statusCode).toBe(404);
    expect(readPage("/december", body).lang).toBe(english.brand.locale);
  });

  it("a page that is not translated is not there in the language", async () => {
    const { statusCode, body } = await site.inject("/de/company/corporate-governance");
    expect(statusCode).toBe(404);
    expect(readPage("", body).lang).toBe("de-DE");
    expect(switchIn(body)).toMatchObject({ "en-AU": "/company/corporate-governance" });
  });

  it("a chosen year is kept by the other language, which leads to all of its news if it has none of that year", async () => {
    const { body } = await site.inject("/news?year=2026");
    expect(switchIn(body)).toMatchObject({ "de-DE": "/de/news?year=2026" });
    expect(readPage("/news?year=2026", body).alternates).toMatchObject({ de: "/de/news?year=2026" });
    const older = await site.inject("/news?year=2024");
    expect([older.statusCode, switchIn(older.body)]).toMatchObject([200, { "de-DE": "/de/news" }]);
    expect(readPage("/news?year=2024", older.body).alternates).toEqual({});
  });

  it("what is asked of a page is kept by the other language", async () => {
    const { body } = await site.inject("/investors/dividends?shares=1000");
    expect(switchIn(body)).toMatchObject({
      "de-DE": expect.stringMatching(/^\/de\/investoren\/dividende\?shares=1000&/),
    });
  });

  it("a page that stands in for its translation is marked as what it is, and found at its own address alone", async () => {
    const { statusCode, body } = await site.inject("/de/accessibility");
    const page = readPage("/de/accessibility", body);
    expect([statusCode, page.lang, page.canonical]).toEqual([200, "de-DE", "/accessibility"]);
    expect(page.alternates).toEqual({});
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(main).toContain('<div lang="en-AU">');
    expect(body).toContain('<meta property="og:locale" content="en_AU">');
    expect(body).toContain('"name":"Home","item":"http://localhost:3000/"');
    expect(saidIn(`<body>${main}`)).not.toContain(german.content.breadcrumb);
    expect(pages.has("/de/accessibility")).toBe(false);
    expect(pages.get("/accessibility")?.alternates).toEqual({});
  });

  it("has feeds and facts of its own", async () => {
    const [rss, facts] = await Promise.all(
      ["/de/news/rss.xml", "/de/facts.json"].map(async (path) => (await site.inject(path)).body),
    );
    expect(rss).toContain("<language>de-de</language>");
    expect(rss).toMatch(/<link>[^<]*\/de\/news\/jahresergebnis-2026<\/link>/);
    expect(JSON.parse(facts ?? "")).toMatchObject({ language: "de-DE" });
  });
});

it("nothing leads to news and the contact page in a language that has none, and to those that it has or that stand in", async () => {
  const inLanguage = (lang: string, type: string, uid: string) => ({
    id: `${type}_${uid}_${lang}`,
    type,
    uid,
    lang,
    data: { title: uid },
  });
  const main = english.brand.locale.toLowerCase();
  const documents = [main, "de-de", "fr-fr"].flatMap((lang) => [
    inLanguage(lang, "home", "home"),
    inLanguage(lang, "site-options", "options"),
  ]);
  const { store, environment } = await startContent(
    [
      ...documents,
      inLanguage(main, "news-archive", "news"),
      inLanguage(main, "page", "contact"),
      inLanguage("de-de", "news-archive", "news"),
      { ...inLanguage("de-de", "page", "kontakt"), alternate_languages: [{ id: `page_contact_${main}` }] },
    ],
    {
      languages: [
        { id: main, name: "English" },
        { id: "de-de", name: "German" },
        { id: "fr-fr", name: "French" },
      ],
    },
  );
  const webhook = { CONTENT_WEBHOOK_SECRET: "secret" };
  const { site } = await startSite(
    { ...environment, ...webhook },
    { renderer: await sourceRenderer(), locales: [...THREE] },
  );
  await sitemapOf(site);
  const ledTo = async (path: string) => {
    const { body } = await site.inject(path);
    const hrefs = [...body.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => href);
    return new Set(hrefs.filter((href) => /(news|contact)$/.test(href)));
  };
  expect(await ledTo("/")).toEqual(new Set(["/news", "/contact"]));
  expect(await ledTo("/de")).toEqual(new Set(["/de/news", "/de/contact"]));
  expect((await site.inject("/de/contact")).headers.location).toBe("/de/kontakt");
  for (const path of ["/fr", "/fr/unknown"]) expect(await ledTo(path)).toEqual(new Set());
  const contact = inLanguage(main, "page", "contact");
  store.saveDraft({ ...contact, data: { ...contact.data, shown_untranslated: true } });
  store.publish();
  await site.inject(posted("/api/webhooks/content", { type: "api-update", secret: "secret" }));
  await expect.poll(() => ledTo("/fr")).toEqual(new Set(["/fr/contact"]));
});

describe.skipIf(!hasSample)("a site in one language", () => {
  it("knows nothing of others, also if the content service has them", async () => {
    const { environment, asked } = await startContent();
    const { site } = await startSite(environment, { renderer: await sourceRenderer(), locales: [english] });
    const paths = await sitemapOf(site);
    expect(paths.filter((path) => path.startsWith("/de"))).toEqual([]);
    for (const path of ["/", "/company", "/search?s=dividend"]) {
      const { body } = await site.inject(path);
      expect(body).not.toMatch(/hreflang|"language|aria-label="Language"|inLanguage/i);
    }
    expect((await site.inject("/de")).statusCode).toBe(404);
    const queries = asked.filter(({ url }) => url.includes("/documents/search"));
    expect(queries.filter(({ url }) => !url.includes(`lang=${environment.CONTENT_LANGUAGE}`))).toEqual([]);
  });
});
