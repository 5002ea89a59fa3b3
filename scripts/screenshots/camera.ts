import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { extractChromium, WITHOUT_GPU } from "../browser/chromium.ts";
import { untilShown } from "../site-process/until-shown.ts";
import { publishTagManager, seenNoticesAt, startBuiltSite } from "./built-site.ts";
import { SCREENSHOT_DAY, setClockAhead } from "./day.ts";
import { CONSENT_STATE, type OpenState } from "./open-states.ts";
import { allScreenshots, SCREENS, type Screen, type Screenshot } from "./screenshots.ts";
import { untilStill } from "./still.ts";

const IMAGES = join(import.meta.dirname, "../../sample/images");

/** Deterministic rendering: no CPU-specific code, sRGB, full repaint, images decoded before painting. */
const DETERMINISTIC_FLAGS = [
  "--disable-skia-runtime-opts",
  "--force-color-profile=srgb",
  "--disable-lcd-text",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-threaded-animation",
  "--run-all-compositor-stages-before-draw",
];

/** More than the time that installing the clock takes: it cannot be paused at a time in the past. */
const INSTALL_TIMEOUT_MS = 60_000;

/**
 * Takes reproducible screenshots of the built site with its sample content: one browser, a fixed date, no animations, and
 * images of the content as they are stored, without scaling.
 */
export class Camera implements AsyncDisposable {
  readonly #site: PhotographedSite;
  /** A site that asks for consent, started for its only screenshots. */
  #askingSite: Promise<PhotographedSite> | undefined;
  readonly #browser: Browser;
  /** Idle pages of returning visitors, by screen, for reuse. */
  readonly #idlePages: Record<Screen, Page[]> = { 1440: [], 390: [] };
  /** The open style guide by screen; its screenshots are taken one after the other. */
  readonly #guides: Partial<Record<Screen, Promise<Page>>> = {};
  readonly screenshots: readonly Screenshot[];

  private constructor(site: PhotographedSite, browser: Browser) {
    this.#site = site;
    this.#browser = browser;
    this.screenshots = allScreenshots(site.sitemap);
  }

  /** Starts the site and the browser; the caller disposes of both. */
  static async open(): Promise<Camera> {
    setClockAhead(SCREENSHOT_DAY.getTime() - Date.now());
    const site = await startSite();
    const browser = await chromium.launch(await extractChromium(WITHOUT_GPU, ...DETERMINISTIC_FLAGS));
    return new Camera(site, browser);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close();
    await this.#site.close();
    await (await this.#askingSite)?.close();
  }

  /** A screenshot as PNG. */
  async take({ screen, subject }: Screenshot): Promise<Buffer> {
    switch (subject.kind) {
      case "page":
        return this.#page(screen, subject.path);
      case "place":
        return this.#guidePart(screen, subject.place);
      case "state":
        return this.#state(screen, subject.state);
    }
  }

  async #page(screen: Screen, path: string): Promise<Buffer> {
    const page = await this.#returningVisitor(screen);
    await page.goto(path);
    await untilStill(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const png = await capture(page, screen, { y: 0, height });
    this.#idlePages[screen].push(page);
    return png;
  }

  /** Takes one part of the style guide, with all others hidden, so that the browser paints only this one. */
  async #guidePart(screen: Screen, place: string): Promise<Buffer> {
    const before = this.#guides[screen] ?? this.openGuide(screen);
    const screenshot = before.then(async (page) => {
      const box = await page.locator(`[id="${place}"]`).evaluate((element) => {
        for (const other of element.parentElement?.children ?? []) {
          if (other instanceof HTMLElement) other.hidden = other !== element;
        }
        window.scrollTo(0, 0);
        const { y, height } = element.getBoundingClientRect();
        return { y: Math.floor(y), height: Math.ceil(height) };
      });
      return capture(page, screen, box);
    });
    // A failed screenshot must not fail the next one.
    this.#guides[screen] = screenshot.then(
      () => before,
      () => before,
    );
    return screenshot;
  }

  /** Opens the style guide, without the header of the site. */
  async openGuide(screen: Screen): Promise<Page> {
    const page = await this.#returningVisitor(screen);
    await page.goto("/styleguide");
    await untilStill(page);
    await page.getByRole("banner").evaluate((header) => header.remove());
    return page;
  }

  async #state(screen: Screen, state: OpenState): Promise<Buffer> {
    const { path = "/", firstVisit = false, open } = state;
    if (state === CONSENT_STATE) this.#askingSite ??= startAskingSite();
    const site = state === CONSENT_STATE ? await this.#askingSite : this.#site;
    const context = await this.#context(screen, { firstVisit, site });
    const page = await context.newPage();
    await page.clock.install({ time: SCREENSHOT_DAY });
    // Pause the clock, so that on a slow machine the next notice does not appear too.
    if (firstVisit) await page.clock.pauseAt(SCREENSHOT_DAY.getTime() + INSTALL_TIMEOUT_MS);
    await page.goto(path);
    await untilStill(page);
    await open(page);
    await untilStill(page);
    const png = await page.screenshot({ animations: "disabled" });
    await context.close();
    return png;
  }

  /** A page of a returning visitor, who has seen the notices. */
  async #returningVisitor(screen: Screen): Promise<Page> {
    const idle = this.#idlePages[screen].pop();
    if (idle) return idle;
    const page = await (await this.#context(screen, { firstVisit: false })).newPage();
    await page.clock.setFixedTime(SCREENSHOT_DAY);
    return page;
  }

  async #context(
    screen: Screen,
    {
      firstVisit,
      site = this.#site,
    }: { readonly firstVisit: boolean; readonly site?: PhotographedSite | undefined },
  ): Promise<BrowserContext> {
    const { origin } = site;
    const { width, height } = SCREENS[screen];
    const context = await this.#browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    if (!firstVisit) await context.addCookies(await seenNoticesAt(origin));
    await context.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      // On a busy machine the font may be late, and would not be shown.
      const body = css.replaceAll("font-display:optional", "font-display:block");
      await route.fulfill({ response, body });
    });
    await context.route("**/sandbox/images/**", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(IMAGES, pathname.split("/").at(-1) ?? "") });
    });
    return context;
  }
}

/** Takes a part of a page in its full width, up to the maximum height. */
function capture(page: Page, screen: Screen, { y, height }: { y: number; height: number }): Promise<Buffer> {
  const { width, longest } = SCREENS[screen];
  const clip = { x: 0, y, width, height: Math.min(height, longest) };
  return page.screenshot({ fullPage: true, clip, animations: "disabled" });
}

/** The site that screenshots are taken of, with the paths of all pages in its sitemap. */
type PhotographedSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the site with its sample content, and waits for the search index: without it, the results differ.
 *
 * @throws {Error} if the sample has been deleted.
 */
async function startSite(environment: Readonly<Record<string, string>> = {}) {
  if (!existsSync(IMAGES)) throw new Error("Screenshots show the sample company, and there is no sample/.");
  const unlimited = { RENDERINGS_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "0" };
  const site = await startBuiltSite({ ...unlimited, ...environment });
  await untilIndexed(site.origin);
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  return { ...site, sitemap: paths };
}

async function startAskingSite(): Promise<PhotographedSite> {
  const site = await startSite({ TRACKING_CONSENT: "ask" });
  await publishTagManager(site.origin, "GTM-SAMPLE");
  return site;
}

/** Waits until the search index of the sample is ready: the text of the oldest document is indexed last. */
export function untilIndexed(origin: string): Promise<void> {
  return untilShown(`${origin}/search?s=okafor&t=pdf&year=2024&kind=Results`, "#page=");
}
