import type { Page } from "playwright-core";

/** The browser engines in which journeys run. */
export type Engine = "chromium" | "firefox" | "webkit";

/** A page of the site without scripts, styles and images, to which a window goes between visits. */
export const LIGHT_PAGE = "/robots.txt";

/** An element as visitors perceive it. */
export interface Target {
  /** `summary` is not an ARIA role: its role differs between engines. */
  readonly role: Parameters<Page["getByRole"]>[0] | "summary";
  /** Its full accessible name. Default: any name. */
  readonly name?: string;
  /** An element that contains it. */
  readonly within?: Target;
}

/** Keys that journeys press, as in `KeyboardEvent.key`. */
export type Key = `Arrow${"Down" | "Left" | "Right" | "Up"}` | "End" | "Enter" | "Escape" | "Home" | "Tab";

/** Values that can be passed between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A visitor with a browser: the actions that work in every engine. */
export interface Visitor {
  readonly engine: Engine;
  go(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Waits until an element is visible. */
  find(target: Target): Promise<void>;
  /** Clicks on an element, once it is visible. */
  press(target: Target): Promise<void>;
  /** The same twice, quickly. */
  doublePress(target: Target): Promise<void>;
  /** Moves the pointer over an element, once it is visible. */
  hover(target: Target): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, with or without Shift. */
  key(key: Key, options?: { readonly shift: boolean }): Promise<void>;
  /** The number of matching elements that are visible now. */
  count(target: Target): Promise<number>;
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page. Its result must be JSON, and it can only use its argument. */
  evaluate<Result, Argument extends Json = null>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Buffer>;
}
