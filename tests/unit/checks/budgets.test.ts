import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { measurePageCost } from "../../../checks/budgets/page-cost.ts";

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
