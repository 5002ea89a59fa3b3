import type { ComponentType } from "react";
import { type LoaderFunction, matchRoutes, type RouteObject } from "react-router-dom";

/** The components of the routes. The server renders pages from content, the browser shows documents. */
interface RouteComponents extends Readonly<Record<"Site" | "Page" | "Search", ComponentType>> {
  /** Shown in place of what has failed: in the shell, and without it if the shell has failed twice. The server has none. */
  readonly ErrorPage?: ComponentType | null;
  readonly SiteErrorPage?: ComponentType | null;
}

/** The loaders of the routes; the server has none. */
export type RouteLoaders = Readonly<Record<"page" | "search" | "privacy", LoaderFunction>>;

/** The routes of the site (specification, section 2), the same on the server and in the browser. */
export function siteRoutes(
  { Site, Page, Search, ErrorPage = null, SiteErrorPage = null }: RouteComponents,
  loaders?: RouteLoaders,
): RouteObject[] {
  const loading = (name: keyof RouteLoaders) => loaders && { loader: loaders[name] };
  const page = (path: string) => ({ id: path, path, Component: Page, ...loading("page") });
  const site = [
    {
      id: "site",
      Component: Site,
      ErrorBoundary: SiteErrorPage,
      children: [
        {
          id: "pages",
          ErrorBoundary: ErrorPage,
          children: [
            page("/"),
            page("/news"),
            page("/news/:uid"),
            page("/contact"),
            page("/investors"),
            { id: "search", path: "/search", Component: Search, ...loading("search") },
            { id: "privacy", path: "/privacy", Component: Page, ...loading("privacy") },
            page("/:uid"),
            page("/:parentPageUid/:uid"),
            page("*"),
          ],
        },
      ],
    },
  ];
  return [{ id: "root", ErrorBoundary: ErrorPage, children: site }];
}

/** The id of the route at an address. */
export function routeIdAt(routes: RouteObject[], address: string): string {
  return matchRoutes(routes, address)?.at(-1)?.route.id ?? "*";
}
