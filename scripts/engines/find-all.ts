import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { queryAllByRole } from "@testing-library/dom";
import type { Target } from "./visitor.ts";

declare global {
  interface Window {
    /** Defined by {@link TESTING_LIBRARY}. */
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
