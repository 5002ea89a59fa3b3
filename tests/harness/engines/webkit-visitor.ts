import { error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { FIND_TIMEOUT_MS, findAll, ScriptedVisitor, TESTING_LIBRARY } from "./scripted-visitor.ts";
import type { Key as KeyName, Target, Visitor } from "./visitor.ts";

const KEYS: Readonly<Record<KeyName, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** Position of windows. Without a window manager, the window under the pointer has the focus: the middle of the display. */
const UNDER_POINTER = { x: 1590, y: 990 };

/** A visitor with WebKit. */
export class WebKitVisitor extends ScriptedVisitor<WebElement> implements Visitor {
  readonly engine = "webkit";
  readonly #driver: WebDriver;
  readonly #origin: string;
  readonly #barsHeight: number;

  /** @param barsHeight - Height of the window without the page, in pixels. */
  constructor(driver: WebDriver, origin: string, barsHeight: number) {
    super();
    this.#driver = driver;
    this.#origin = origin;
    this.#barsHeight = barsHeight;
  }

  go(path: string): Promise<void> {
    return this.#driver.get(this.#origin + path);
  }

  reload(): Promise<void> {
    return this.#driver.navigate().refresh();
  }

  async doublePress(target: Target): Promise<void> {
    await this.#driver
      .actions()
      .doubleClick(await this.only(target))
      .perform();
  }

  async hover(target: Target): Promise<void> {
    const origin = await this.only(target);
    await this.#driver.executeScript("arguments[0].scrollIntoViewIfNeeded()", origin);
    await this.#driver.actions().move({ origin, duration: 0 }).perform();
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  async key(key: KeyName, { shift } = { shift: false }): Promise<void> {
    const actions = this.#driver.actions();
    if (shift) actions.keyDown(Key.SHIFT);
    actions.sendKeys(KEYS[key]);
    if (shift) actions.keyUp(Key.SHIFT);
    await actions.perform();
  }

  /** Resolves when the page has the new size, which is later than the window. */
  async resize(width: number, height: number): Promise<void> {
    const outer = { ...UNDER_POINTER, width, height: height + this.#barsHeight };
    await this.#driver.manage().window().setRect(outer);
    const isResized = () =>
      this.evaluate((wanted: number[]) => `${[innerWidth, innerHeight]}` === `${wanted}`, [width, height]);
    await this.#driver.wait(isResized, FIND_TIMEOUT_MS);
  }

  /** The driver waits for the page's next paint, which a page that stands still and fits the window does not have. */
  async screenshot(): Promise<Buffer> {
    await this.#driver.executeScript(keepPainting);
    try {
      return Buffer.from(await this.#driver.takeScreenshot(), "base64");
    } finally {
      await this.#driver.executeScript(stopPainting);
    }
  }

  protected valueOf(expression: string): Promise<unknown> {
    return this.#driver.executeScript(`return ${expression}`);
  }

  protected async all(target: Target): Promise<readonly WebElement[]> {
    try {
      return await this.#find(target);
    } catch (failure) {
      // The page was replaced meanwhile.
      if (failure instanceof error.StaleElementReferenceError) return [];
      throw failure;
    }
  }

  async #find(target: Target): Promise<readonly WebElement[]> {
    if (!(await this.#driver.executeScript("return 'TestingLibraryDom' in window"))) {
      await this.#driver.executeScript(TESTING_LIBRARY);
    }
    return this.#driver.executeScript(`return (${findAll})(arguments[0])`, target);
  }
}

/** Runs in the page: has it paint one pixel again and again, in a colour that cannot be seen. */
function keepPainting(): void {
  const pixel = document.createElement("i");
  pixel.id = "painting";
  pixel.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: #000";
  document.documentElement.append(pixel);
  pixel.animate({ opacity: [0, 0.004] }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
}

/** Runs in the page. */
function stopPainting(): void {
  document.getElementById("painting")?.remove();
}
