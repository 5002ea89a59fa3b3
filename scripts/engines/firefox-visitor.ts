import type { ElementHandle, Page } from "puppeteer-core";
import { findAll, TESTING_LIBRARY } from "./find-all.ts";
import { untilOne } from "./until-one.ts";
import type { Json, Key, Target, Visitor } from "./visitor.ts";

/** A visitor with Firefox, controlled over WebDriver BiDi. */
export class FirefoxVisitor implements Visitor {
  readonly engine = "firefox";
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async go(path: string): Promise<void> {
    await this.#page.goto(this.#origin + path);
  }

  /** Not with Puppeteer's method: it waits for a load event, which a page from the back/forward cache never gets. */
  async back(): Promise<void> {
    await this.#page.evaluate("history.back()");
  }

  async forward(): Promise<void> {
    await this.#page.evaluate("history.forward()");
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async find(target: Target): Promise<void> {
    await this.#only(target);
  }

  async press(target: Target): Promise<void> {
    await (await this.#only(target)).click();
  }

  async doublePress(target: Target): Promise<void> {
    await (await this.#only(target)).click({ count: 2 });
  }

  async hover(target: Target): Promise<void> {
    await (await this.#only(target)).hover();
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

  async count(target: Target): Promise<number> {
    return (await this.#all(target)).length;
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  async evaluate<Result>(
    read: (argument: never) => Result | Promise<Result>,
    argument: Json = null,
  ): Promise<Result> {
    const source = `(async () => JSON.stringify((await (${read})(${JSON.stringify(argument)})) ?? null))()`;
    return JSON.parse(String(await this.#page.evaluate(source)));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  #only(target: Target): Promise<ElementHandle> {
    return untilOne(() => this.#all(target), target);
  }

  async #all(target: Target): Promise<readonly ElementHandle[]> {
    if (!(await this.#page.evaluate("'TestingLibraryDom' in window"))) {
      await this.#page.evaluate(TESTING_LIBRARY);
    }
    const found = await this.#page.evaluateHandle(findAll, target);
    const length = await found.evaluate((elements) => elements.length);
    return Promise.all(Array.from({ length }, (_, index) => found.getProperty(index)));
  }
}
