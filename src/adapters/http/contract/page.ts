import type { PageView } from "../../../domain/content/page-view.ts";
import type { SiteOptions } from "../../../domain/content/site-options.ts";

/** Answer of `GET /api/page?path=…&page=…`; a path without a page answers 404. */
export type PageAnswer =
  | { readonly outcome: "page"; readonly page: PageView }
  | { readonly outcome: "moved"; readonly to: string };

/** Answer of `GET /api/shell`: what the frame around every page needs. */
export type ShellAnswer = Omit<SiteOptions, "offices" | "contacts">;
