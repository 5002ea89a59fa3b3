import type { SiteOptions } from "../domain/content/site-options.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** What the frame around every page needs; offices and contacts stay with the sections that show them. */
export type Shell = Omit<SiteOptions, "offices" | "contacts" | "redirects">;

/** Loads header, menus, footer and notices, and decides what of the site options no page pays for. */
export class LoadShell {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` when the content service fails. */
  async run({ ref }: { readonly ref?: ContentRef | undefined } = {}): Promise<Shell> {
    const options = await readAt(this.#content, ref, (at) => this.#content.siteOptions(at));
    const { offices: _offices, contacts: _contacts, redirects: _redirects, ...shell } = options;
    return shell;
  }
}
