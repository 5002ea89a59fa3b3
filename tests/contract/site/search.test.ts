import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { locales } from "../../../brand/locales.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { SearchContent } from "../../../src/application/search-content.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { addressOfPage } from "../../../src/domain/links/address.ts";
import { MAX_SEARCH_LENGTH, type SearchHit, type SearchScope } from "../../../src/domain/search/search.ts";
import { hasSample, isSampleWhole } from "../../configuration/sample.ts";
import { GERMAN } from "../../unit/german-locale.ts";
import { JUDGED_SEARCHES } from "./judged-searches.ts";
import { builtRenderer } from "./site.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
/** It reads the text of all files. */
const PREPARE_TIMEOUT_MS = 120_000;
/** Some thousand searches. */
const SWEEP_TIMEOUT_MS = 300_000;

/** Shares of the judged searches whose first result, or one of the first three, is what a visitor would accept. */
const FIRST_SHARE = 0.9;
const FIRST_THREE_SHARE = 0.97;

/** More than there are pages. */
const ALL = 500;

describe.skipIf(!hasSample)("a search in the sample content", () => {
  const container = createContainer(config, undefined, [locales[0], GERMAN]);
  const content = () => container.resolve(tokens.content).read();
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
    container.register(tokens.renderer, { useValue: await builtRenderer() });
    // The first content may be without the announcements, which are read meanwhile.
    await vi.waitUntil(async () => (await content()).released.items.length > 0, { timeout: 20_000 });
    await container.resolve(tokens.searchIndex).prepare(await content());
  }, PREPARE_TIMEOUT_MS);
  afterAll(async () => {
    vi.useRealTimers();
    await container.resolve(tokens.searchIndex).close();
  });

  const listing = async (text: string, scope: SearchScope = "page", pageSize = 5, language?: string) =>
    container.resolve(SearchContent).run((await content()).in(language), { text, scope, page: 1, pageSize });
  const search = async (text: string, scope?: SearchScope) => (await listing(text, scope)).items;

  it.skipIf(!isSampleWhole)(
    "answers what visitors look for, mostly with the first result",
    {
      timeout: SWEEP_TIMEOUT_MS,
    },
    async () => {
      const judged = await Promise.all(
        JUDGED_SEARCHES.map(async ({ text, scope, language, accepted }) => {
          const hits = (await listing(text, scope, 3, language)).items;
          return { text, place: hits.findIndex((hit) => accepted.some((one) => isOf(hit, one))) };
        }),
      );
      const shareOf = (found: typeof judged) => found.length / judged.length;
      const notFirst = judged.filter(({ place }) => place !== 0);
      const notFound = notFirst.filter(({ place }) => place < 0);
      expect(1 - shareOf(notFirst), JSON.stringify(notFirst)).toBeGreaterThanOrEqual(FIRST_SHARE);
      expect(1 - shareOf(notFound), JSON.stringify(notFound)).toBeGreaterThanOrEqual(FIRST_THREE_SHARE);
    },
  );

  it(
    "finds each page by each of its headings, cells and terms",
    async () => {
      const found = new Map<string, ReadonlySet<string>>();
      const missing: string[] = [];
      for (const { path, id, document } of await documents()) {
        for (const text of shownIn(document)) {
          const ids =
            found.get(text) ?? new Set((await listing(text, "page", ALL)).items.map((hit) => hit.id));
          found.set(text, ids);
          if (!ids.has(id)) missing.push(`${path}: ${text}`);
        }
      }
      expect(found.size).toBeGreaterThan(500);
      expect(missing).toEqual([]);
    },
    SWEEP_TIMEOUT_MS,
  );

  /** All pages, as visitors get them. */
  const documents = async () => {
    const shown = await content();
    const pages = shown.items.flatMap((item) => (item.kind === "page" ? item.page : []));
    const rendered = pages.map(async (page) => {
      const path = addressOfPage(page) ?? "";
      const loaded = await container.resolve(LoadPage).run(shown, { path });
      if (loaded.outcome !== "page") return [];
      const state = { locale: locales[0], content: { kind: "page", page: loaded.page } } as const;
      const document = await container
        .resolve(tokens.renderer)
        .render(path, state, "https://www.larkfield.example");
      return { path, id: page.id, document };
    });
    return (await Promise.all(rendered)).flat();
  };

  it.each([
    ["annual report", "annual-report-2026"],
    ["sustainability report", "sustainability-report-2026"],
    ["results presentation", "presentation-fy26"],
    ["notice of meeting", "notice-of-meeting-2026"],
    ["board charter", "board-charter"],
    ["code of conduct", "policy-code-of-conduct"],
    ["insider trading", "policy-securities-trading"],
    ["anti-bribery", "policy-anti-bribery"],
  ])("%s: %s.pdf is the first document", async (text, name) => {
    expect((await search(text, "pdf"))[0]?.href).toContain(`/${name}.pdf`);
  });

  it.skipIf(!isSampleWhole)(
    "dates to come lead, the nearest first, and each result says where it is",
    async () => {
      const dates = await search("next dividend");
      expect(dates.map(({ date }) => date).slice(0, 3)).toEqual(["2027-03-02", "2027-03-03", "2027-03-24"]);
      expect(dates[0]).toMatchObject({ within: "Dividends" });
      expect((await search("dividend history"))[0]).toMatchObject({ within: "Investor centre" });
    },
  );

  it("lists a thing once, also if several documents are about it", async () => {
    const hrefs = (await search("AGM")).map(({ href }) => href);
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });

  it("corrects a misspelt word, but no code and no phrase", async () => {
    expect((await listing("renumeration")).correctedText).toBe("remuneration");
    for (const text of ["ISIN", '"leadreship"']) expect((await listing(text)).correctedText).toBeUndefined();
  });

  it("finds words that are written together or apart, or misspelt, in the same order", async () => {
    const hrefs = async (text: string) => (await search(text)).map(({ href }) => href);
    for (const [typed, written] of [
      ["whistle blower", "whistleblower"],
      ["netdebt", "net debt"],
      ["renumeration report", "remuneration report"],
    ] as const)
      expect(await hrefs(typed), typed).toEqual(await hrefs(written));
  });
});

/** Whether a hit is a page at a path, or an announcement with a reference. */
function isOf({ id, href }: SearchHit, accepted: string): boolean {
  return href.replace(/#.*/, "") === accepted || id === `announcement ${accepted}`;
}

/** The texts of headings, cells and terms of a document, apart from ways to other pages and what only machines read. */
function shownIn(document: string): readonly string[] {
  const main = document.slice(document.indexOf("<main"), document.indexOf("</main>"));
  const own = main
    .replace(/<nav\b.*?<\/nav>|<section [^>]*data-nosnippet.*?<\/section>/gs, "")
    .replace(/<ul hidden.*?<\/ul>/gs, "");
  const texts = Array.from(own.matchAll(/<(h[1-6]|t[dh]|dt)\b[^>]*>(.*?)<\/\1>/gs), ([, , inner = ""]) =>
    inner
      .replace(/<[^>]*>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      .replace(/\(opens in a new tab\)|not stated/g, "")
      .trim(),
  );
  // What has no words cannot be searched.
  return [...new Set(texts)].filter((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= MAX_SEARCH_LENGTH);
}
