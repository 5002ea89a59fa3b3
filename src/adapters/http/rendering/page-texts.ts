import { hash } from "node:crypto";
import type { Locale } from "../../../../brand/locale.ts";
import type { LoadPage } from "../../../application/load-page.ts";
import type { Content } from "../../../domain/content/content.ts";
import type { Page } from "../../../domain/content/page.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { addressOfPage } from "../../../domain/links/address.ts";
import type { ShownPage } from "../../../domain/search/shown-text.ts";
import type { PageTexts } from "../../../ports/page-texts.ts";
import type { DocumentRenderer } from "./document-renderer.ts";

/** The text of pages by what renders them for visitors. */
export class RenderedPageTexts implements PageTexts {
  readonly version: string;
  readonly #loadPage: LoadPage;
  readonly #renderer: DocumentRenderer;
  readonly #locales: readonly [Locale, ...Locale[]];

  /** @param locales - The languages of the site, the default first. */
  constructor(loadPage: LoadPage, renderer: DocumentRenderer, locales: readonly [Locale, ...Locale[]]) {
    this.version = (renderer.version ?? "") + hash("sha256", JSON.stringify(locales, sources), "base64url");
    this.#loadPage = loadPage;
    this.#renderer = renderer;
    this.#locales = locales;
  }

  async shown(content: Content, page: Page): Promise<ShownPage | undefined> {
    const href = addressOfPage(page);
    if (href === undefined) return undefined;
    const loaded = await this.#loadPage.run(content, { path: href });
    // Another page may have the address.
    if (loaded.outcome !== "page" || loaded.page.id !== page.id) return undefined;
    const locale = this.#locales.find(({ language }) => language === content.language) ?? this.#locales[0];
    // Which pages are above it is no text of the page.
    const { above: _, ...view } = loaded.page;
    return {
      view,
      href,
      digest: hash("sha256", this.version + JSON.stringify(view, exactNumbers), "base64"),
      isSelfContained: isAsComposed(view, page),
      read: () => this.#renderer.textOf(view, locale),
    };
  }
}

/** A text with parameters is what its function says. */
function sources(_key: string, value: unknown): unknown {
  return typeof value === "function" ? String(value) : value;
}

/** JSON has no exact numbers. */
function exactNumbers(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/**
 * Whether a view is what its editor composed, and nothing else. A section that is left out because it has nothing to list
 * now may list something later.
 */
function isAsComposed(view: PageView, page: Page): boolean {
  const composed = new Map<string, unknown>(Object.entries(page));
  return Object.entries(view).every(
    ([name, value]) => value === undefined || isSame(value, composed.get(name)),
  );
}

function isSame(shown: unknown, composed: unknown): boolean {
  if (!Array.isArray(shown) || !Array.isArray(composed)) return shown === composed;
  return shown.length === composed.length && shown.every((part, index) => part === composed[index]);
}
