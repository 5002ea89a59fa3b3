import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { extractChromium } from "../browser/chromium.ts";
import { isInstalled } from "../engines/installed.ts";
import { openBrowser } from "../engines/open-browser.ts";
import { PlaywrightVisitor } from "../engines/playwright-visitor.ts";
import type { Engine, Visitor } from "../engines/visitor.ts";
import { type RunningSite, seenNoticesAt } from "./built-site.ts";
import { type PhotographedSite, startSite } from "./camera.ts";
import { ENGINE_STATES, type EngineState } from "./engine-states.ts";
import { allScreenshots, SCREENS, type Screen } from "./screenshots.ts";
import { SCREENSHOT_DAY, setProcessClock } from "./still.ts";

/** Space between the screenshots of two engines, in pixels. */
const GAP = 20;

interface View {
  readonly name: string;
  readonly screen: Screen;
  readonly state: EngineState;
  /** Whether the screenshot shows the full page. */
  readonly isWhole: boolean;
}

interface Window {
  readonly visitor: Visitor;
  readonly close: () => Promise<void>;
}

/**
 * Takes a screenshot of each page and state in each installed engine, and combines those of a page side by side: Chromium,
 * Firefox, WebKit.
 *
 * @param names - Only these, such as `home` or `state-notices-390`. Empty: all.
 * @throws {Error} after the last one, with the names of those that could not be taken.
 */
export async function takeInEngines(folder: string, names: readonly string[]): Promise<void> {
  setProcessClock(SCREENSHOT_DAY);
  const site = await startSite();
  const engines = (["chromium", "firefox", "webkit"] as const).filter(
    (engine) => engine === "chromium" || isInstalled(engine),
  );
  const windows = await Promise.all(engines.map((engine) => openWindow(engine, site.origin)));
  try {
    await mkdir(folder, { recursive: true });
    const take = async (view: View) => {
      const pictures: Buffer[] = [];
      for (const { visitor } of windows) pictures.push(await picture(visitor, site, view));
      const path = join(folder, `${view.name}.png`);
      await sideBySide(pictures, view.screen, path);
      process.stdout.write(`${path}\n`);
    };
    const failures = new Map<string, unknown>();
    for (const view of viewsOf(site, names))
      await take(view).catch((error: unknown) => failures.set(view.name, error));
    if (failures.size > 0)
      throw new AggregateError([...failures.values()], `Not taken: ${[...failures.keys()].join(" ")}`);
  } finally {
    await Promise.all(windows.map(({ close }) => close()));
    await site.close();
  }
}

function viewsOf({ sitemap }: PhotographedSite, names: readonly string[]): readonly View[] {
  const pages = allScreenshots(sitemap).flatMap(({ name, screen, subject }) =>
    subject.kind === "page"
      ? { name, screen, isWhole: true, state: { path: subject.path, screens: [screen], open: untilRead } }
      : [],
  );
  const states = Object.entries(ENGINE_STATES).flatMap(([name, state]) =>
    state.screens.map((screen) => ({ name: `state-${name}-${screen}`, screen, state, isWhole: false })),
  );
  const isChosen = ({ name, screen }: View) =>
    names.length === 0 || names.some((chosen) => name === chosen || name === `${chosen}-${screen}`);
  return [...pages, ...states].filter(isChosen);
}

async function openWindow(engine: Engine, origin: string): Promise<Window> {
  const options = { origin, cookies: await seenNoticesAt(origin), viewport: SCREENS[1440] };
  if (engine !== "chromium") {
    const browser = await openBrowser(engine);
    return { visitor: await browser.newVisitor(options), close: browser.close };
  }
  const { executablePath, env } = await extractChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage({ baseURL: origin, reducedMotion: "reduce" });
  return { visitor: new PlaywrightVisitor(page), close: () => browser.close() };
}

async function picture(visitor: Visitor, { origin }: RunningSite, view: View): Promise<Buffer> {
  const { state, screen, isWhole } = view;
  const { width, height, longest } = SCREENS[screen];
  await visitor.resize(width, height);
  await visitor.go("/robots.txt");
  const cookies = (await seenNoticesAt(origin)).map(({ name, value }) =>
    state.firstVisit ? `${name}=; path=/; max-age=0` : `${name}=${value}; path=/`,
  );
  await visitor.evaluate((all) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
    for (const cookie of all) document.cookie = cookie;
  }, cookies);
  await visitor.go(state.path ?? "/");
  await untilRead(visitor);
  await state.open(visitor);
  if (isWhole) {
    const whole = await visitor.evaluate(() => document.documentElement.scrollHeight);
    await visitor.resize(width, Math.min(whole, longest));
  }
  await untilRead(visitor);
  return visitor.screenshot();
}

/** Waits until images and fonts are loaded, and animations have ended. */
async function untilRead(visitor: Visitor): Promise<void> {
  await visitor.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .map(({ playState, finished, timeline }) =>
          playState === "running" && timeline instanceof DocumentTimeline ? finished : undefined,
        ),
    );
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, null);
}

async function sideBySide(pictures: readonly Buffer[], screen: Screen, path: string): Promise<void> {
  const { width } = SCREENS[screen];
  const heights = await Promise.all(pictures.map(async (one) => (await sharp(one).metadata()).height));
  await sharp({
    create: {
      width: pictures.length * (width + GAP) - GAP,
      height: Math.max(...heights),
      channels: 3,
      background: "#808080",
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(path);
}
