import { readFile } from "node:fs/promises";
import puppeteer from "puppeteer-core";
import { FirefoxVisitor } from "./firefox-visitor.ts";
import { firefoxPath } from "./installed.ts";
import { type Engine, LIGHT_PAGE, type Visitor } from "./visitor.ts";
import { startWebKit, WebKitSession } from "./webkit.ts";
import { WebKitVisitor } from "./webkit-visitor.ts";

interface VisitorOptions {
  /** Origin of the site. */
  readonly origin: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A running browser with reduced motion. */
export interface InstalledBrowser {
  /** Opens a window for a visitor. One visit at a time: the previous one must have ended. */
  readonly newVisitor: (options: VisitorOptions) => Promise<Visitor>;
  /** Leaves the visitor's page; returns the console errors and warnings of the visit, of which none comes later. */
  readonly endVisit: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens an installed browser. @throws {Error} if the engine is not installed. */
export function openBrowser(engine: Exclude<Engine, "chromium">): Promise<InstalledBrowser> {
  return engine === "firefox" ? openFirefox() : openWebKit();
}

/** Firefox says so of a font that was still loading when its page was left or reloaded (NS_BINDING_ABORTED, 0x804B0002). */
const FONT_OF_PAGE_LEFT = /^(?:Error: )?downloadable font: download failed .* status=2152398850 /;

async function openFirefox(): Promise<InstalledBrowser> {
  const executablePath = firefoxPath();
  if (executablePath === undefined) throw new Error("There is no Firefox.");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  let context: Awaited<ReturnType<typeof browser.createBrowserContext>> | undefined;
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!FONT_OF_PAGE_LEFT.test(text)) complaints.push(text);
  };
  return {
    async newVisitor({ origin, cookies, viewport }) {
      context = await browser.createBrowserContext();
      const { hostname: domain } = new URL(origin);
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain, path: "/" })));
      const page = await context.newPage();
      await page.setViewport(viewport);
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) complain(message.text());
      });
      page.on("pageerror", (error) => complain(String(error)));
      return new FirefoxVisitor(page, origin);
    },
    async endVisit() {
      await context?.close();
      context = undefined;
      return complaints.splice(0);
    },
    close: () => browser.close(),
  };
}

/** WebKit's driver supports only one session, so the data of the previous visitor is cleared. */
async function openWebKit(): Promise<InstalledBrowser> {
  const server = await startWebKit();
  const driver = await WebKitSession.open(server.origin);
  const { height } = await driver.manage().window().getRect();
  const barsHeight = height - (await driver.executeScript<number>("return innerHeight"));
  let readUpTo = 0;
  return {
    async newVisitor({ origin, cookies, viewport }) {
      await driver.get(origin + LIGHT_PAGE);
      await driver.executeScript("sessionStorage.clear()");
      await driver.manage().deleteAllCookies();
      for (const cookie of cookies) await driver.manage().addCookie(cookie);
      const visitor = new WebKitVisitor(driver, origin, barsHeight);
      await visitor.resize(viewport.width, viewport.height);
      return visitor;
    },
    async endVisit() {
      await driver.get("about:blank");
      const log = await readFile(server.log, "utf8");
      const lines = log.slice(readUpTo).match(/^CONSOLE .*\b(?:ERROR|WARN)\b.*$/gm) ?? [];
      readUpTo = log.length;
      return lines;
    },
    async close() {
      await driver.quit();
      await server.close();
    },
  };
}
