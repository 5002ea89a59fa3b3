import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { localPath } from "../../src/domain/links/address.ts";
import { SITE_ROUTE } from "../documents/route-data.ts";

/** The components of the routes. The server renders pages from content, the browser shows documents. */
interface RouteComponents extends Readonly<Record<"Site" | "Page" | "Search", ComponentType>> {
  /** Shown in place of what has failed: in the shell, and without it if the shell has failed twice. The server has none. */
  readonly ErrorPage?: ComponentType | null;
  readonly SiteErrorPage?: ComponentType | null;
}

/** The loaders of the routes. The server has that of the shell's route only. */
export interface RouteLoaders extends Partial<Readonly<Record<"search" | "privacy", LoaderFunction>>> {
  /** Loads the document at an address, for the shell and the page. */
  readonly site: LoaderFunction;
}

/**
 * The routes of the site (specification, section 2), the same on the server and in the browser.
 *
 * @param language - What begins their paths. Default: nothing does.
 */
export function siteRoutes(
  { Site, Page, Search, ErrorPage = null, SiteErrorPage = null }: RouteComponents,
  loaders: RouteLoaders,
  language?: string,
): RouteObject[] {
  const loading = (name: "search" | "privacy") => loaders[name] && { loader: loaders[name] };
  const at = (path: string) => localPath(path, language);
  const page = (path: string) => ({ path: at(path), Component: Page });
  const site = [
    {
      id: SITE_ROUTE,
      Component: Site,
      ErrorBoundary: SiteErrorPage,
      loader: loaders.site,
      // Every address has a document of its own.
      shouldRevalidate: () => true,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            page("/"),
            page("/news"),
            page("/news/:uid"),
            page("/contact"),
            page("/investors"),
            { id: "search", path: at("/search"), Component: Search, ...loading("search") },
            { path: at("/privacy"), Component: Page, ...loading("privacy") },
            page("/:uid"),
            page("/:parentPageUid/:uid"),
            { path: "*", Component: Page },
          ],
        },
      ],
    },
  ];
  return [{ ErrorBoundary: ErrorPage, children: site }];
}
