import type { SiteOptions } from "../../../domain/content/site-options.ts";

/** Content of the header, menus, footer and notices. */
export type ShellResponse = Omit<SiteOptions, "offices" | "contacts">;
