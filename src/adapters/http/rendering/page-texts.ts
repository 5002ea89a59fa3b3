import { hash } from "node:crypto";
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

  constructor(loadPage: LoadPage, renderer: DocumentRenderer) {
    this.version = renderer.version ?? "";
    this.#loadPage = loadPage;
    this.#renderer = renderer;
  }

  async shown(content: Content, page: Page): Promise<ShownPage | undefined> {
    const href = addressOfPage(page);
    if (href === undefined) return undefined;
    const loaded = await this.#loadPage.run(content, { path: href });
    // Another page may have the address.
    if (loaded.outcome !== "page" || loaded.page.id !== page.id) return undefined;
    const view = loaded.page;
    return {
      view,
      href,
      digest: hash("sha256", this.version + JSON.stringify(view, exactNumbers), "base64"),
      isSelfContained: addsNothing(view, page),
      read: () => this.#renderer.textOf(view),
    };
  }
}

/** JSON has no exact numbers. */
function exactNumbers(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Whether a view only has what its editor composed: all of its values, and all of its sections, are those of the page. */
function addsNothing(view: PageView, page: Page): boolean {
  const composed = new Set<unknown>(["sections" in page ? page.sections : [], ...Object.values(page)].flat());
  return Object.values(view).every((value: unknown) =>
    Array.isArray(value)
      ? value.every((part) => composed.has(part))
      : value === undefined || composed.has(value),
  );
}
