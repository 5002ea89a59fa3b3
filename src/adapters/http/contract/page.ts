import type { PageView } from "../../../domain/content/page-view.ts";
import type { SiteOptions } from "../../../domain/content/site-options.ts";

/** What there is at the address of a page. */
export type PageResponse =
  | { readonly outcome: "page"; readonly page: PageView }
  | { readonly outcome: "moved"; readonly to: string };

/** What the frame around every page needs. */
export type ShellResponse = Omit<SiteOptions, "offices" | "contacts">;
