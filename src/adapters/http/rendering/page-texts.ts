import { hash } from "node:crypto";
import type { Locale } from "../../../../brand/locale.ts";
import type { LoadPage } from "../../../application/load-page.ts";
import type { Content } from "../../../domain/content/content.ts";
import type { Page } from "../../../domain/content/page.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { addressOfPage } from "../../../domain/links/address.ts";
import type { ReadPage, ShownPage } from "../../../domain/search/shown-text.ts";
import type { PageTexts } from "../../../ports/page-texts.ts";
import type { DocumentRenderer } from "./document-renderer.ts";

/** The text of pages by what renders them for visitors. */
export class RenderedPageTexts implements PageTexts {
  readonly version: string;
  readonly #loadPage: LoadPage;
  readonly #renderer: DocumentRenderer;
  readonly #locales: readonly [Locale, ...Locale[]];
  /** The digests of articles by what they show of others, which most publishes leave as it is. */
  readonly #articles = new WeakMap<Page, { readonly added: string; readonly digest: string }>();

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
    const added = this.#addedTo(content, page);
    const known = this.#articles.get(page);
    if (added !== undefined && known?.added === added) {
      const read = async () => this.#read(content, await this.#viewOf(content, page, href));
      return { href, digest: known.digest, isSelfContained: false, read };
    }
    const view = await this.#viewOf(content, page, href);
    if (view === undefined) return undefined;
    const digest = digestOf(this.version, view);
    if (added !== undefined) this.#articles.set(page, { added, digest });
    return { href, digest, isSelfContained: isAsComposed(view, page), read: () => this.#read(content, view) };
  }

  /** The view of a page at its address; `undefined` if that is of another one. The pages above it are not part of its text. */
  async #viewOf(content: Content, page: Page, href: string): Promise<PageView | undefined> {
    const loaded = await this.#loadPage.run(content, { path: href });
    if (loaded.outcome !== "page" || loaded.page.id !== page.id) return undefined;
    const { above: _, ...view } = loaded.page;
    return view;
  }

  /** @throws {Error} If the page is at its address no more. */
  async #read(content: Content, view: PageView | undefined): Promise<ReadPage> {
    if (view === undefined) throw new Error("The page has no address");
    const locale = this.#locales.find(({ language }) => language === content.language) ?? this.#locales[0];
    return { view, text: await this.#renderer.textOf(view, locale) };
  }

  /** A digest of what an article shows of others; `undefined` of another page, and of one that is not at its address. */
  #addedTo(content: Content, page: Page): string | undefined {
    if (page.type !== "news-article" || content.pageAt(addressOfPage(page) ?? "") !== page) return undefined;
    return digestOf("", this.#loadPage.addedTo(content, page));
  }
}

function digestOf(version: string, value: object): string {
  return hash("sha256", version + JSON.stringify(value, exactNumbers), "base64");
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
