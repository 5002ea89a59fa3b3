import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Locale } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import { CAPABILITY_NAMES } from "../../../brand/schema.ts";
import { clockOption } from "../../configuration/clock.ts";
import { hasSample, isSampleWhole } from "../../configuration/sample.ts";
import { GERMAN } from "../../unit/german-locale.ts";
import { type Environment, startContent, startSite } from "./site.ts";
import { HOME, OPTIONS } from "./site-of-documents.ts";

const SCRIPT = fileURLToPath(new URL("../../../scripts/content-report/main.ts", import.meta.url));
/** The name of the repository, from the host of its API. */
const HOST = "127.0.0.1";
const EDITOR = "/sandbox/editor";
const WAIT_OPTIONS = { timeout: 20_000 };

/** The output of the command for a content API, and its exit code. */
async function reportOf(environment: Environment, args: readonly string[] = []) {
  const env = { ...process.env, ...environment };
  const run = promisify(execFile)(process.execPath, [clockOption(), SCRIPT, ...args], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }: Record<"code" | "stdout" | "stderr", unknown>) => ({
      code,
      text: `${stdout}${stderr}`,
    }),
  );
}

it("the command succeeds with warnings alone", async () => {
  const { code, text } = await reportOf((await startContent([HOME, OPTIONS])).environment);
  expect([code, text]).toEqual([0, expect.stringMatching(/^0 errors, \d+ warnings$/m)]);
});

it("the command lists errors, and fails; unused files, too, if there is a write token", async () => {
  const search = { id: "page_search", type: "page", uid: "search", data: { title: "Search" } };
  const { environment, origin } = await startContent([HOME, OPTIONS, search], { repository: HOST });
  const assets = `${origin}/asset-api`;
  const body = new FormData();
  body.set("file", new File(["%PDF-"], "forgotten.pdf", { type: "application/pdf" }));
  const headers = { authorization: "Bearer write", repository: HOST };
  expect((await fetch(`${assets}/assets`, { method: "POST", headers, body })).status).toBe(200);
  const args = ["--asset-endpoint", assets];
  const { code, text } = await reportOf({ ...environment, CONTENT_WRITE_TOKEN: "write" }, args);
  expect(code).toBe(1);
  expect(text).toContain(
    "error  page “Search” (page_search), UID: cannot be reached: /search is the site's own\n",
  );
  expect(text).toMatch(/warning {2}media \S*forgotten\.pdf: no document uses it/);
  expect(text).toContain("\n1 errors, ");
});

it("the command reports that a repository cannot be read, with another exit code", async () => {
  const { code, text } = await reportOf({ CONTENT_API_ENDPOINT: "http://127.0.0.1:9/api/v2" });
  expect([code, text]).toEqual([2, expect.stringContaining("The content service failed")]);
});

it.skipIf(!hasSample)("an editor sees the problems of drafts before a publish", async () => {
  const { site, bodyAt: textAt } = await startSite({}, { locales: OF_SAMPLE });
  expect(await textAt(EDITOR)).toContain(`${EDITOR}/report`);
  const before = await textAt(`${EDITOR}/report`);
  if (isSampleWhole) expect(before).toContain("There are no problems");
  expect(before).not.toContain("Errors");

  const post = (url: string, payload: object) =>
    site.inject({ method: "POST", url: `${EDITOR}/api${url}`, payload });
  await post("/documents", { type: "page", uid: "search", data: { title: "Search" } });
  const typo = { title: "Typo", date: "0206-08-19", body: [] };
  await post("/documents", { type: "news-article", uid: "typo", data: typo });
  const report = await textAt(`${EDITOR}/report`);
  expect(report).toContain("cannot be reached: /search is the site's own");
  expect(report).toContain("the year 206 is out of range; it is hidden");
  expect(await textAt(EDITOR)).not.toContain("Expire");

  const old = { title: "Old", date: "1906-08-19", body: [] };
  await post("/documents", { type: "news-article", uid: "old", data: old });

  await post("/publish", {});
  await expect.poll(() => textAt("/sitemap.xml"), WAIT_OPTIONS).toContain("/news/old");
  expect(await textAt("/sitemap.xml")).not.toMatch(/\/search|\/news\/typo/);
  const years = /"years":\[([^\]]*)\]/.exec(await textAt("/news"))?.[1]?.split(",");
  // No choice of a year for each in between.
  expect(years?.length).toBeLessThan(52);
});

/** The languages of the sample, for the company of the tests with the ISIN of the sample's shares. */
const OF_SAMPLE = [withSampleShares(locales[0]), withSampleShares(GERMAN)] as const;

function withSampleShares(locale: Locale): Locale {
  const listings = locale.brand.listings.map((listing) => ({ ...listing, isin: "AU000000LKF8" }));
  return { ...locale, brand: { ...locale.brand, listings } };
}

/** A slip in a document of the sample, the line of the report that has it, and the capability that it takes. */
const SLIPS = [
  {
    of: "site-options_site-options",
    said: "Ingrid Solheim",
    slip: "Ingrid Holm",
    line: "“Company Secretary” is Ingrid Solheim, but Ingrid Holm in “Site options”",
  },
  {
    of: "page_corporate-governance",
    said: "Chaired by Susan Mak",
    slip: "Chaired by Ada Lee",
    line: "is Ada Lee, but Susan Mak in “Leadership”",
  },
  {
    of: "page_shareholder-services",
    said: "+61 7 7010 0170",
    slip: "+61 7 7010 0107",
    line: "but leads to +61770100170",
  },
  {
    of: "news-article_fy26-results",
    said: "of 10.5 cents",
    slip: "of 10.4 cents",
    line: "says “10.4 cents”, but 0.105 is in “Final dividend",
    takes: "dividends",
  },
  {
    of: "pdf_asx-dividend-fy26",
    said: "25 September 2026",
    slip: "26 September 2026",
    line: "says 2026-09-26, but 2026-09-25 is in “Final dividend",
    takes: "dividends",
  },
  {
    of: "news-article_agm-2026",
    said: "on 21 October 2027",
    slip: "on 20 October 2027",
    line: "on 2027-10-20, but it is on 2027-10-21 in “Annual general meeting 2027”",
    takes: "meetings",
  },
  {
    of: "buy-back_buy-back-2026",
    said: "AU000000LKF8",
    slip: "AU000000LFK8",
    line: "the ISIN “AU000000LFK8” is nearly AU000000LKF8",
    takes: "buy-backs",
  },
];

it.skipIf(!hasSample)(
  "an editor sees each fact of the sample that two documents state otherwise",
  async () => {
    const { site, bodyAt: textAt } = await startSite({}, { locales: OF_SAMPLE });
    const capabilities = new Set<string | undefined>([undefined, ...CAPABILITY_NAMES]);
    const slips = SLIPS.filter(({ takes }) => capabilities.has(takes));
    for (const { of, said, slip } of slips) {
      const url = `${EDITOR}/api/documents/${of}`;
      const { data } = z.looseObject({ data: z.unknown() }).parse((await site.inject(url)).json());
      const payload = { data: JSON.parse(JSON.stringify(data).replace(said, slip)) };
      expect((await site.inject({ method: "PUT", url, payload })).statusCode, of).toBe(200);
    }
    const report = await textAt(`${EDITOR}/report`);
    expect(slips.filter(({ line }) => !report.includes(line))).toEqual([]);
  },
);

it.skipIf(!hasSample)(
  "an editor who deletes the home page is told at once, and can publish all else",
  async () => {
    const { site, bodyAt: textAt } = await startSite();
    await textAt("/");
    const act = async (name: string, fields: Readonly<Record<string, string>> = {}) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const payload = new URLSearchParams(fields).toString();
      const sent = { method: "POST", url: `${EDITOR}/actions/${name}`, headers, payload } as const;
      return new URL(String((await site.inject(sent)).headers.location)).searchParams.get("notice");
    };
    const missing = expect.stringContaining("The home page is missing");
    expect(await act("delete", { id: "home_home" })).toEqual(missing);
    expect(await act("publish")).toEqual(missing);
    expect(JSON.parse(await textAt("/readyz"))).toMatchObject({ contentRefused: missing });
    expect(await textAt(`${EDITOR}/report`)).toEqual(missing);

    await act("delete", { id: "page_terms" });
    expect(await act("publish")).toEqual(missing);
    await expect.poll(async () => (await site.inject("/terms")).statusCode, WAIT_OPTIONS).toBe(410);
    const home = await site.inject("/");
    expect([home.statusCode, home.body.includes('"/terms"')]).toEqual([200, false]);
  },
);
