/** The browsers that journeys are made in; each has an engine of its own. */
export type Engine = "chromium" | "firefox" | "webkit";

/** The roles by which journeys name elements. `summary` is none of ARIA's: engines give it different ones. */
export type Role =
  | "alert"
  | "banner"
  | "button"
  | "contentinfo"
  | "dialog"
  | "heading"
  | "link"
  | "listitem"
  | "main"
  | "navigation"
  | "region"
  | "searchbox"
  | "status"
  | "summary"
  | "tab"
  | "textbox";

/** An element as visitors know it. */
export interface Target {
  readonly role: Role;
  /** Its whole accessible name. Absent: any. */
  readonly name?: string;
  /** An element around it. */
  readonly within?: Target;
}

/** Keys that journeys press, by their names in `KeyboardEvent.key`. */
export type Key =
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "End"
  | "Enter"
  | "Escape"
  | "Home"
  | "Tab";

/** Values that travel between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A visitor with a browser: what journeys can do in every engine. */
export interface Visitor {
  readonly engine: Engine;
  /** Loads a path of the site. */
  go(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Waits until an element is visible. */
  find(target: Target): Promise<void>;
  /** Clicks on an element, once it is visible. */
  press(target: Target): Promise<void>;
  /** Moves the pointer over an element, once it is visible. */
  hover(target: Target): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, with the Shift key or without. */
  key(key: Key, options?: { readonly shift: boolean }): Promise<void>;
  /** How many elements like this are visible now. */
  count(target: Target): Promise<number>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page, for a result that JSON can tell; it can use nothing but its argument. */
  evaluate<Result, Argument extends Json = null>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Buffer>;
}
