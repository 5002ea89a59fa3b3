import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { extractChromium } from "../../../scripts/browser/chromium.ts";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { npmRun, wholeProject } from "../../brand/own-project.ts";
import { hasSample } from "../../configuration/sample.ts";

let project: string;
let dev: ReturnType<typeof startDev>;
let said = "";
let port: number;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  project = await wholeProject();
  // As `predev` does.
  await npmRun(project, "marketing:signatures");
  port = await freePort();
  dev = startDev();
  for (const stream of [dev.stdout, dev.stderr])
    stream.on("data", (data) => {
      said += String(data);
    });
  await vi.waitUntil(() => said.includes(`:${port}`), { timeout: 60_000 });
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

/** As `npm run dev` does. */
function startDev(variables: NodeJS.ProcessEnv = {}): ChildProcessByStdio<null, Readable, Readable> {
  const args = ["--env-file-if-exists=.env", "src/composition/dev.ts"];
  const env = { ...process.env, PORT: String(port), NODE_ENV: undefined, VITEST: undefined, ...variables };
  return spawn(process.execPath, args, { cwd: project, env, stdio: ["ignore", "pipe", "pipe"] });
}

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
  // The configuration of Vite imports it.
  ["brand", "brand/brand.ts", 'legalName: "', "$&New ", "footer:has-text('New ')"],
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

/** Breaks a file; returns what mends it. It is mended after the test, too. */
async function broken(path: string, breakIt: (text: string) => string): Promise<() => Promise<void>> {
  const file = join(project, path);
  const text = await readFile(file, "utf8");
  const changed = breakIt(text);
  expect(changed).not.toBe(text);
  let isMended = false;
  const mend = async () => {
    await writeFile(file, text);
    isMended = true;
  };
  onTestFinished(async () => {
    if (!isMended) await mend();
  });
  await writeFile(file, changed);
  return mend;
}

const HERO = "client/server/sections/hero.tsx";
const HERO_STYLE = "client/server/sections/hero.css.ts";
const FEEDS = "src/adapters/http/routes/feeds.ts";

it.skipIf(!hasSample).each([
  ["a syntax error", HERO, "level = 2", "level = = 2"],
  ["an error while rendering", HERO, "const isHead = level === 1;", 'throw new RangeError("no hero");'],
  ["what React cannot show", HERO, "}: HeroProps) {", "}: HeroProps) { return {};"],
  ["a missing module", HERO, '"../content/action-link.tsx"', '"../content/no-link.tsx"'],
  ["a syntax error in what the browser runs", "client/app/start.tsx", "const root =", "const root = ="],
  [
    "an error in the browser alone",
    "client/shell/footer.tsx",
    "const locale = useLocale();",
    'const locale = useLocale(); if (typeof window === "object") throw new RangeError("no footer");',
  ],
  [
    "a syntax error in a text",
    "brand/texts/en/shell.ts",
    "export const shell = {",
    "export const shell = {{",
  ],
  ["a syntax error in a style", "client/shell/footer.css.ts", "footer = style({", "footer = = style({"],
  ["a missing module of a style", HERO_STYLE, '"../../styles/media.ts"', '"../../styles/medium.ts"'],
  [
    "a syntax error in the domain",
    "src/domain/links/link.ts",
    "export type Link =",
    "export type type Link =",
  ],
  ["a syntax error in the brand", "brand/brand.ts", "export const brand", "export const const brand"],
  ["a syntax error in the server", "src/adapters/http/plugins/health.ts", "export ", "export export "],
])(
  "%s is shown over the page with its file, line and code, until it is mended",
  async (_, path, before, after) => {
    const text = await readFile(join(project, path), "utf8");
    const mend = await broken(path, () => text.replace(before, after));
    const overlay = page.locator("vite-error-overlay .window");
    await overlay.waitFor();
    const line = text.slice(0, text.indexOf(before)).split("\n").length;
    const shown = await overlay.innerText();
    expect(shown).toContain(`${path}:${line}:`);
    expect(shown).toContain(after);
    // The watcher of files may drop what is saved within milliseconds of the change before.
    await vi.waitUntil(
      async () => {
        await mend();
        return overlay.waitFor({ state: "detached", timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 20_000 },
    );
    await page.locator("h1").waitFor();
    expect(await overlay.count()).toBe(0);
  },
);

it.skipIf(!hasSample)("a missing module is found once it is created", async () => {
  const path = join(project, HERO);
  const text = await readFile(path, "utf8");
  await writeFile(path, `import "./later.ts";\n${text}`);
  await page.locator("vite-error-overlay").waitFor();
  await writeFile(join(project, "client/server/sections/later.ts"), "export const later = true;\n");
  await page.locator("h1").waitFor();
});

it.skipIf(!hasSample).each([
  ["it is broken", HERO, "level = 2", "level = = 2"],
  ["the site cannot start", FEEDS, "const { cache,", 'if (server) throw new Error("no feeds");\n  $&'],
])(
  "a page that is opened while %s shows why, and heals when it is mended",
  async (_while, path, before, after) => {
    const mend = await broken(path, (text) => text.replace(before, after));
    await page.locator("vite-error-overlay .window").waitFor();
    const own = await browser.newPage();
    const answer = await own.goto(`http://localhost:${port}/contact`);
    expect(answer?.status()).toBe(500);
    expect(await own.locator("vite-error-overlay .window").innerText()).toContain(`${path}:`);
    await mend();
    await own.locator("h1").waitFor();
    expect(await own.locator("vite-error-overlay").count()).toBe(0);
    await own.close();
  },
);

it.skipIf(!hasSample).each([
  ["document", "sample/documents/page/company.json"],
  ["model", "content/slices/Hero/model.json"],
])("a %s that is no JSON is named with its line, and the site keeps what it had", async (_kind, name) => {
  const mend = await broken(name, (text) => text.replace(",", ",,"));
  const place = `${name}:2:`;
  await expect.poll(() => said).toContain(place);
  const overlay = page.locator("vite-error-overlay .window");
  await overlay.waitFor();
  const shown = await overlay.innerText();
  expect(shown).toContain(place);
  expect(shown).toContain(" is not JSON: ");
  expect(shown).toMatch(/^> *2 \| .*,,$/m);
  expect((await fetch(`http://localhost:${port}/company`)).status).toBe(200);
  await mend();
  await overlay.waitFor({ state: "detached" });
  await page.locator("h1").waitFor();
});

it("a change of .env restarts the site, and one that is invalid is said in a line", async () => {
  // While it restarts, nothing is there.
  const status = () =>
    fetch(`http://localhost:${port}/styleguide`).then(
      (response) => response.status,
      () => undefined,
    );
  await expect.poll(status).toBe(200);
  const file = join(project, ".env");
  await writeFile(file, "STYLEGUIDE=perhaps\n");
  await expect
    .poll(() => said)
    .toContain("The change has no effect yet: STYLEGUIDE: expected true or false\n");
  const overlay = page.locator("vite-error-overlay .window");
  await overlay.waitFor();
  expect(await overlay.innerText()).toContain(`${file}:1:`);
  await writeFile(file, "STYLEGUIDE=false\n");
  await expect.poll(status).toBe(404);
  await rm(file);
  await expect.poll(status).toBe(200);
});

it.skipIf(!hasSample)("the log has the requests of the site, and not those of Vite for its files", () => {
  expect(said).toContain('"url":"/company"');
  expect(said).not.toContain('"url":"/@vite/client"');
});

it("a change of Vite's configuration is said over the page, which stays as it is", async () => {
  await broken("vite.config.ts", (text) => `${text}\n`);
  const overlay = page.locator("vite-error-overlay .window");
  await overlay.waitFor();
  expect(await overlay.innerText()).toContain("start npm run dev again");
  expect((await fetch(`http://localhost:${port}/company`)).status).toBe(200);
});

it.each([
  ["a setting is invalid", () => ({ HSTS: "maybe" }), "HSTS: "],
  ["its port is taken", () => ({ PORT: String(port) }), "PORT: the port is already in use"],
])("does not start if %s, and says so in a line", async (_what, variables, line) => {
  const started = startDev(variables());
  const [output, [code]] = await Promise.all([textOf(started.stderr), once(started, "exit")]);
  expect(code).toBe(1);
  const lines = output.split("\n").filter((text) => text !== "" && !text.startsWith(".env not found"));
  expect(lines).toEqual([expect.stringContaining(line)]);
});
