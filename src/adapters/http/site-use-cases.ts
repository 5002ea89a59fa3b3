import type { LoadPage } from "../../application/load-page.ts";
import type { LoadShell } from "../../application/load-shell.ts";
import type { SearchContent } from "../../application/search-content.ts";

/** The use cases that the site's routes drive. */
export interface SiteUseCases {
  readonly loadPage: LoadPage;
  readonly loadShell: LoadShell;
  readonly searchContent: SearchContent;
}
