import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
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

/** The routes of the site (specification, section 2), the same on the server and in the browser. */
export function siteRoutes(
  { Site, Page, Search, ErrorPage = null, SiteErrorPage = null }: RouteComponents,
  loaders: RouteLoaders,
): RouteObject[] {
  const loading = (name: "search" | "privacy") => loaders[name] && { loader: loaders[name] };
  const page = (path: string) => ({ path, Component: Page });
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
            { id: "search", path: "/search", Component: Search, ...loading("search") },
            { path: "/privacy", Component: Page, ...loading("privacy") },
            page("/:uid"),
            page("/:parentPageUid/:uid"),
            page("*"),
          ],
        },
      ],
    },
  ];
  return [{ ErrorBoundary: ErrorPage, children: site }];
}
