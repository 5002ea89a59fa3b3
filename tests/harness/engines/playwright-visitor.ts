import type { Locator, Page } from "playwright-core";
import type { Json, Key, Target, Visitor } from "./visitor.ts";

/** A visitor with Playwright's Chromium. */
export class PlaywrightVisitor implements Visitor {
  readonly engine = "chromium";
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async go(path: string): Promise<void> {
    await this.#page.goto(this.#origin + path);
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  async forward(): Promise<void> {
    await this.#page.goForward();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  find(target: Target): Promise<void> {
    return this.#locator(target).waitFor();
  }

  press(target: Target): Promise<void> {
    return this.#locator(target).click();
  }

  doublePress(target: Target): Promise<void> {
    return this.#locator(target).dblclick();
  }

  hover(target: Target): Promise<void> {
    return this.#locator(target).hover();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  key(key: Key, { shift } = { shift: false }): Promise<void> {
    return this.#page.keyboard.press(shift ? `Shift+${key}` : key);
  }

  count(target: Target): Promise<number> {
    return this.#locator(target).filter({ visible: true }).count();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  /** As text, since Playwright's own type of a function unboxes its argument. */
  evaluate<Result>(
    read: (argument: never) => Result | Promise<Result>,
    argument: Json = null,
  ): Promise<Result> {
    return this.#page.evaluate<Result>(`(${read})(${JSON.stringify(argument)})`);
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  #locator({ role, name, within }: Target): Locator {
    const scope = within ? this.#locator(within) : this.#page;
    if (role === "summary") return scope.locator("summary:visible").filter({ hasText: name ?? "" });
    return scope.getByRole(role, name === undefined ? {} : { name, exact: true });
  }
}
