import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { brand } from "../../brand/brand.ts";
import { palette } from "../../brand/palette.ts";
import { breakpoints } from "../../client/styles/media.ts";
import { computedColour } from "./computed-colour.ts";
import { changeDocuments, changeShell, untilLive } from "./documents.ts";
import { deleteDraft, publish } from "./editing.ts";
import { look, origin, visit, visitOwnSite } from "./site.ts";

const { wide, desktop, tablet } = breakpoints;

const WHITE = computedColour(palette.white);
const GREEN = computedColour(palette.green);
const PAPER = computedColour(palette.paper);

const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
const title = (page: Page, group: string): Locator => mainMenu(page).locator("summary", { hasText: group });
const entry = (page: Page, name: string): Locator => mainMenu(page).getByRole("link", { name, exact: true });

/** Sets the width of the window; the header adapts in the next frame. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((adapted) => requestAnimationFrame(() => requestAnimationFrame(adapted))),
  );
}

async function headerColours(page: Page): Promise<{ readonly color: string; readonly background: string }> {
  return page.getByRole("banner").evaluate((header) => {
    const { color, backgroundColor } = getComputedStyle(header);
    return { color, background: backgroundColor };
  });
}

async function colourBecomes(page: Page, colour: string): Promise<void> {
  await expect.poll(async () => (await headerColours(page)).color).toBe(colour);
}

describe("the header as the page scrolls", () => {
  it("is white at the top, green on a light background further down, and white again at the top", async () => {
    const page = await look("/company");
    expect((await headerColours(page)).color).toBe(WHITE);
    await scrollTo(page, 600);
    await colourBecomes(page, GREEN);
    expect((await headerColours(page)).background).toBe(PAPER);
    await scrollTo(page, 0);
    await colourBecomes(page, WHITE);
  });

  it("stays in view without layout shift", async () => {
    const page = await look("/company");
    // On a machine without Arial, the font shifts the text when it arrives.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifts = await page.evaluateHandle(() => {
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: "layout-shift" });
      return entries;
    });
    await scrollTo(page, 600);
    await colourBecomes(page, GREEN);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    // Shifts are reported with the frame that shows them.
    const count = await shifts.evaluate(
      (entries) =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(entries.length))));
        }),
    );
    expect(count).toBe(0);
  });

  it("changes its colours without JavaScript too", async () => {
    const page = await look("/company", { javaScriptEnabled: false });
    expect((await headerColours(page)).color).toBe(WHITE);
    await page.mouse.wheel(0, 600);
    await colourBecomes(page, GREEN);
    expect(await headerColours(page)).toEqual({ color: GREEN, background: PAPER });
  });

  it("is green on a page that is reloaded at a scroll position", async () => {
    const page = await look("/company");
    await scrollTo(page, 600);
    await colourBecomes(page, GREEN);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await colourBecomes(page, GREEN);
  });

  it.each(["/news/fy26-results", "/contact"])("is always light on %s", async (path) => {
    const page = await look(path);
    expect(await headerColours(page)).toEqual({ color: GREEN, background: PAPER });
  });
});

describe("the header's links", () => {
  it("lead to news, contact and, in a new tab, the shareholders' login", async () => {
    const page = await look("/");
    expect(await entry(page, "News").getAttribute("href")).toBe("/news");
    expect(await entry(page, "Contact").getAttribute("href")).toBe("/contact");
    const login = mainMenu(page).getByRole("link", { name: "Shareholder Login" });
    expect(await login.getAttribute("target")).toBe("_blank");
    expect(await login.getAttribute("rel")).toContain("noopener");
    await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
    expect(page.url()).toBe(`${origin}/`);
  });

  it("search is a link to the search page without JavaScript", async () => {
    const page = await look("/", { javaScriptEnabled: false });
    await entry(page, "Search").click();
    expect(page.url()).toBe(`${origin}/search`);
  });

  it.each(["/", "/contact"])("have a focus ring on %s", async (path) => {
    const page = await look(path);
    const careers = title(page, "Careers");
    const news = entry(page, "News");
    // The focus ring of a group's title is around its text.
    for (const [item, ringed] of [
      [careers, careers.locator("span")],
      [news, news],
    ] as const) {
      await item.focus();
      await page.keyboard.press("Shift");
      const ring = () =>
        ringed.evaluate((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
        });
      await expect.poll(ring).toBe(`solid 2px ${computedColour(palette.ink)} 0px 0px 0px 6px`);
    }
  });

  it("are at least 44 px high and do not overlap, at any width", async () => {
    const page = await look("/");
    for (const width of [wide, desktop, tablet, 390, 320]) {
      await resize(page, width);
      const boxes: { x: number; width: number; height: number }[] = [];
      for (const item of await page
        .getByRole("banner")
        .locator("a:visible, button:visible, summary:visible")
        .all()) {
        const box = await item.boundingBox();
        if (box) boxes.push(box);
      }
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      boxes.sort((a, b) => a.x - b.x);
      const what = `at ${width} px`;
      for (const [index, box] of boxes.entries()) {
        expect(box.height, what).toBeGreaterThanOrEqual(44);
        expect(box.width, what).toBeGreaterThanOrEqual(24);
        const { x, width: before } = boxes[index - 1] ?? { x: 0, width: 0 };
        expect(box.x, what).toBeGreaterThanOrEqual(x + before);
        expect(box.x + box.width, what).toBeLessThanOrEqual(width);
      }
    }
  });
});

/** Texts of the header's items that are outside of the window. */
function itemsOutsideWindow(page: Page): Promise<string[]> {
  return page
    .getByRole("banner")
    .locator("a:visible, button:visible, summary:visible")
    .evaluateAll((items) =>
      items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
}

describe("the header with larger text", () => {
  it.each([
    [20, [wide, desktop]],
    [24, [wide, desktop, tablet, 390, 320]],
  ])("of %i px fits in the window, at %j px", async (textSize, widths) => {
    const page = await visit("/", { textSize });
    for (const width of widths) {
      await resize(page, width);
      expect(await itemsOutsideWindow(page), `at ${width} px`).toEqual([]);
      const overall = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overall).toBeLessThanOrEqual(width);
    }
  });

  it("switches to the mobile menu", async () => {
    const page = await visit("/", { textSize: 24, viewport: { width: 1440, height: 800 } });
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("dialog", { name: "Menu" })
      .getByRole("link", { name: /^Log in/ })
      .waitFor();
  });
});

describe("a menu that is too wide for the header", () => {
  const LONG = "Our company and the licensed businesses that belong to it";
  const withLongTitle = (html: string) =>
    html.replaceAll(/>Company<\/(span|summary|p|h2)>/g, `>${LONG}</$1>`);
  const titled = <T extends { readonly title: string }>(group: T) =>
    group.title === "Company" ? { ...group, title: LONG } : group;

  it("is replaced by the mobile menu until the window is wide enough", async () => {
    const page = await visit("about:blank", { viewport: { width: desktop, height: 800 } });
    await changeDocuments(page, withLongTitle);
    await changeShell(page, ({ options, ...data }) => {
      const { primary, footer, secondary } = options.menus;
      const menus = { primary: primary.map(titled), footer: footer.map(titled), secondary };
      return { ...data, options: { ...options, menus } };
    });
    await page.goto(origin);
    await untilLive(page);
    const button = page.getByRole("button", { name: "Menu" });
    await button.waitFor();
    expect(await itemsOutsideWindow(page)).toEqual([]);
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Menu" });
    await dialog.getByRole("link", { name: "Contact" }).waitFor();
    await page.setViewportSize({ width: 1660, height: 800 });
    await dialog.waitFor({ state: "hidden" });
    await title(page, "Our company and the licensed businesses").click();
    await entry(page, "Leadership").waitFor();
    expect(await button.count()).toBe(0);
  });
});

describe("the header's links, after a publish,", () => {
  visitOwnSite();

  it("do not include deleted pages", async () => {
    await deleteDraft("page_community");
    await publish();
    // The site may send a stale page first.
    const isShown = async () => (await (await fetch(origin)).text()).includes("/sustainability/community");
    await expect.poll(isShown).toBe(false);
    const page = await visit("/");
    await title(page, "Sustainability").click();
    await entry(page, "Customer Care").waitFor();
    expect(await mainMenu(page).getByText("Community").count()).toBe(0);
  });
});

/** Scrolls, and waits for the scroll event. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );
}
