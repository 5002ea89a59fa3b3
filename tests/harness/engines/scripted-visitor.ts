import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { queryAllByRole } from "@testing-library/dom";
import type { Json, Target } from "./visitor.ts";

declare global {
  interface Window {
    readonly TestingLibraryDom?: { readonly queryAllByRole: typeof queryAllByRole };
  }
}

const file = import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");

/** The script that {@link findAll} needs in a page. */
export const TESTING_LIBRARY = readFileSync(fileURLToPath(file), "utf8");

/**
 * Runs in the page: the visible elements as described; none if the document does not have {@link TESTING_LIBRARY} yet. The
 * engines do not do that themselves: Firefox takes a second for a role, and WebKit's driver finds by selectors only.
 */
export function findAll({ role, name, within }: Target): readonly HTMLElement[] {
  const scope = within ? findAll(within)[0] : document.documentElement;
  if (!scope) return [];
  const found =
    role === "summary"
      ? [...scope.querySelectorAll("summary")].filter(({ textContent }) => textContent === name)
      : window.TestingLibraryDom?.queryAllByRole(scope, role, name === undefined ? {} : { name });
  // To the library, each header and footer is the page's.
  const isOfPage = (element: Element) => element.closest("article, aside, main, nav, section") === null;
  return (found ?? []).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (isOfPage(element) || !["banner", "contentinfo"].includes(role)),
  );
}

/** Maximum time until an element appears. */
export const FIND_TIMEOUT_MS = 10_000;

const POLL_MS = 20;

/** Repeats a search until it finds exactly one result. @throws {Error} if it does not until the timeout. */
async function untilOne<T>(find: () => Promise<readonly T[]>, what: unknown): Promise<T> {
  const deadline = Date.now() + FIND_TIMEOUT_MS;
  for (;;) {
    const [one, ...others] = await find();
    if (one !== undefined && others.length === 0) return one;
    if (Date.now() > deadline) {
      throw new Error(`There are ${one === undefined ? 0 : others.length + 1} of ${JSON.stringify(what)}.`);
    }
    await pause(POLL_MS);
  }
}

/** What a visitor does in the same way wherever elements are found by {@link findAll}. */
export abstract class ScriptedVisitor<Element extends { click(): Promise<void> }> {
  /** The visible elements as described. */
  protected abstract all(target: Target): Promise<readonly Element[]>;

  protected abstract valueOf(expression: string): Promise<unknown>;

  /** Waits for the single matching element. */
  protected only(target: Target): Promise<Element> {
    return untilOne(() => this.all(target), target);
  }

  async find(target: Target): Promise<void> {
    await this.only(target);
  }

  async press(target: Target): Promise<void> {
    await (await this.only(target)).click();
  }

  async count(target: Target): Promise<number> {
    return (await this.all(target)).length;
  }

  /** The drivers' methods wait for a load event, which a page from the back/forward cache does not have. */
  async back(): Promise<void> {
    await this.valueOf("history.back()");
  }

  async forward(): Promise<void> {
    await this.valueOf("history.forward()");
  }

  async evaluate<Result>(
    read: (argument: never) => Result | Promise<Result>,
    argument: Json = null,
  ): Promise<Result> {
    const call = `(${read})(${JSON.stringify(argument)})`;
    return JSON.parse(String(await this.valueOf(`(async () => JSON.stringify((await ${call}) ?? null))()`)));
  }
}
