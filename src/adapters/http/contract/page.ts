import type { PageView } from "../../../domain/content/page-view.ts";
import type { SiteOptions } from "../../../domain/content/site-options.ts";

/** The result for the address of a page. */
export type PageResponse =
  | { readonly outcome: "page"; readonly page: PageView }
  | { readonly outcome: "moved"; readonly to: string };

/** Content of the header, menus, footer and notices. */
export type ShellResponse = Omit<SiteOptions, "offices" | "contacts">;
