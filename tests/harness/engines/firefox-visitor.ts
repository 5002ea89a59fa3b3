import type { ElementHandle, Page } from "puppeteer-core";
import { findAll, ScriptedVisitor, TESTING_LIBRARY } from "./scripted-visitor.ts";
import type { Key, Target, Visitor } from "./visitor.ts";

/** A visitor with Firefox, controlled over WebDriver BiDi. */
export class FirefoxVisitor extends ScriptedVisitor<ElementHandle> implements Visitor {
  readonly engine = "firefox";
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    super();
    this.#page = page;
    this.#origin = origin;
  }

  async go(path: string): Promise<void> {
    await this.#page.goto(this.#origin + path);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async doublePress(target: Target): Promise<void> {
    await (await this.only(target)).click({ count: 2 });
  }

  async hover(target: Target): Promise<void> {
    await (await this.only(target)).hover();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async key(key: Key, { shift } = { shift: false }): Promise<void> {
    const { keyboard } = this.#page;
    if (shift) await keyboard.down("Shift");
    await keyboard.press(key);
    if (shift) await keyboard.up("Shift");
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  protected valueOf(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  protected async all(target: Target): Promise<readonly ElementHandle[]> {
    if (!(await this.#page.evaluate("'TestingLibraryDom' in window"))) {
      await this.#page.evaluate(TESTING_LIBRARY);
    }
    const found = await this.#page.evaluateHandle(findAll, target);
    const length = await found.evaluate((elements) => elements.length);
    return Promise.all(Array.from({ length }, (_, index) => found.getProperty(index)));
  }
}
