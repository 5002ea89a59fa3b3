import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { extractChromium } from "../../../scripts/browser/chromium.ts";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { npmRun, wholeProject } from "../../brand/own-project.ts";
import { hasSample } from "../../configuration/sample.ts";

let project: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  project = await wholeProject();
  // As `predev` does.
  await npmRun(project, "marketing:compat");
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: undefined, VITEST: undefined };
  dev = spawn(process.execPath, ["src/composition/dev.ts"], {
    cwd: project,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const output of dev.stdout ?? []) if (String(output).includes(`:${port}`)) break;
  browser = await chromium.launch(await extractChromium());
  page = await browser.newPage();
  await page.goto(`http://localhost:${port}/company`, { waitUntil: "networkidle" });
}, 180_000);

afterAll(async () => {
  await browser.close();
  dev.kill();
  await once(dev, "exit");
  await rm(project, { recursive: true, force: true });
});

/** A tag in the file, with an attribute when it is saved, and what then is on the page. */
const marked = (tag: string) => [`<${tag}`, `<${tag} data-new="${tag}"`, `[data-new=${tag}]`] as const;

// Each test notes the time from saving to the page: at most a second on a quiet machine.
it.skipIf(!hasSample).each([
  ["section", "client/**/hero.tsx", ...marked("section")],
  ["component of content", "client/**/content/rich-text.tsx", ...marked("div")],
  ["route component", "client/**/composed-page.tsx", /<>/g, '<><i data-new="route" />', "[data-new=route]"],
  ["component of the shell", "client/**/footer.tsx", ...marked("footer")],
  ["style", "client/**/footer.css.ts", "export const footer = style({", "$&\n  order: 7,", "footer"],
  ["text", "brand/texts/en/shell.ts", '"Skip to content"', '"To the content"', "text=To the content"],
  ["server file", "src/**/html-document.ts", "<html ", '<html data-new="server" ', "[data-new=server]"],
  ["file of the domain", "src/domain/links/link.ts", /$/, "export const changed = true;\n", "html"],
  ["document", "sample/documents/page/company.json", /"title": "/g, "$&New: ", "h1:has-text('New: ')"],
] as const)(
  "a saved %s reaches the page in view by itself",
  async (_kind, pattern, before, after, selector) => {
    const [path = ""] = globSync(pattern, { cwd: project });
    const text = await readFile(join(project, path), "utf8");
    const changed = text.replace(before, after);
    expect(changed).not.toBe(text);
    const shown = await page.evaluate(() => performance.timeOrigin);
    const saved = performance.now();
    await writeFile(join(project, path), changed);
    await page.waitForFunction((origin) => performance.timeOrigin !== origin, shown);
    await page.locator(selector).first().waitFor({ state: "attached" });
    process.stdout.write(`${path}: ${Math.round(performance.now() - saved)} ms\n`);
  },
);
