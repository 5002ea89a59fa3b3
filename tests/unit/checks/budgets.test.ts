import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { budgetViolations, type PageCost } from "../../../checks/budgets/limits.ts";
import { measurePageCost } from "../../../checks/budgets/page-cost.ts";

const modest: PageCost = {
  page: "/",
  html: 40_000,
  htmlCompressed: 7_000,
  stylesCompressed: 11_000,
  scriptsCompressed: 3_000,
  allScriptsCompressed: 118_000,
  fonts: 1,
  preloadedFonts: 1,
  requests: 10,
};

const problems = (cost: Partial<PageCost>) =>
  budgetViolations([{ ...modest, ...cost }]).map(({ place, problem }) => `${place} ${problem}`);

describe("a page", () => {
  it("passes at its limits", () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[Partial<PageCost>, string]>([
    [{ html: 40_001 }, "/ costs 40001 bytes of HTML, more than 40000"],
    [{ htmlCompressed: 7_001 }, "/ costs 7001 bytes of compressed HTML, more than 7000"],
    [{ stylesCompressed: 11_001 }, "/ costs 11001 bytes of compressed style sheets, more than 11000"],
    [{ scriptsCompressed: 3_001 }, "/ costs 3001 bytes of compressed scripts, more than 3000"],
    [
      { allScriptsCompressed: 118_001 },
      "/ costs 118001 bytes of compressed scripts, application included, more than 118000",
    ],
    [{ requests: 11 }, "/ costs 11 requests before scrolling, more than 10"],
    [{ preloadedFonts: 0 }, "/ preloads no font that it uses"],
  ])("fails above its limits: %o", (cost, problem) => {
    expect(problems(cost)).toEqual([problem]);
  });

  it("may have a second font, for the letters of other languages", () => {
    expect(problems({ fonts: 2 })).toEqual([]);
    expect(problems({ fonts: 3 })).toHaveLength(1);
  });

  it("other than the home page has higher limits", () => {
    expect(problems({ page: "/investors", html: 50_000 })).toEqual([]);
    expect(problems({ page: "/investors", html: 64_001 })).toHaveLength(1);
  });
});

/** A folder of the built client, removed after the test. */
function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "budgets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  return folder;
}

it("measures a page by its document and the files that it names", async () => {
  const folder = clientFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, "assets", name), text);
  write("a.css", "@font-face{src:url(/assets/f.woff2)}b{mask:url(/assets/logo.svg)}");
  write("b.css", "b{top:0}");
  write("a.js", "0");
  write("b.js", "1");
  const html = `<link rel="preload" href="/assets/f.woff2" as="font" crossorigin>
    <link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">
    <script type="module" src="/assets/a.js"></script>
    <script type="application/json">{"app":["/assets/b.js"],"shell":"x"}</script>
    <link rel="icon" href="/favicon.svg"><img src="/hero.webp"><img loading="lazy" src="/far.webp">`;
  expect(await measurePageCost(folder)("/x", html)).toMatchObject({
    page: "/x",
    html: html.length,
    stylesCompressed: 72,
    scriptsCompressed: 5,
    allScriptsCompressed: 10,
    fonts: 1,
    preloadedFonts: 1,
    // The document, two style sheets, the script that it runs, the font, the logo, the image.
    requests: 7,
  });
});

it.each([
  ["<p>results</p>", 1],
  ["<p>résultats</p>", 2],
  ['<p title="é">results</p><script>"é"</script>', 1],
])("counts the fonts that have characters of the page: %s", async (html, fonts) => {
  const folder = clientFolder();
  writeFileSync(
    join(folder, "assets/a.css"),
    `@font-face{src:url(/assets/basic.woff2);unicode-range:U+20-7E,U+A9}
     @font-face{src:url(/assets/rest.woff2);unicode-range:U+0D?,U+E0-EF}`,
  );
  const document = `<link rel="stylesheet" href="/assets/a.css">${html}`;
  expect(await measurePageCost(folder)("/x", document)).toMatchObject({ fonts, requests: 2 + fonts });
});
