import type { ComponentType } from "react";
import { type LoaderFunction, matchRoutes, type RouteObject } from "react-router-dom";

/** The components of the routes. The server renders pages from content, the browser shows documents. */
type RouteComponents = Readonly<Record<"Site" | "Page" | "Search" | "ErrorPage", ComponentType>>;

/** The loaders of the routes; the server has none. */
export type RouteLoaders = Readonly<Record<"page" | "search" | "privacy", LoaderFunction>>;

/** The routes of the site (specification, section 2), the same on the server and in the browser. */
export function siteRoutes(
  { Site, Page, Search, ErrorPage }: RouteComponents,
  loaders?: RouteLoaders,
): RouteObject[] {
  const loading = (name: keyof RouteLoaders) => loaders && { loader: loaders[name] };
  const page = (path: string) => ({ id: path, path, Component: Page, ...loading("page") });
  return [
    {
      id: "site",
      Component: Site,
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
}

/** The id of the route at an address. */
export function routeIdAt(routes: RouteObject[], address: string): string {
  return matchRoutes(routes, address)?.at(-1)?.route.id ?? "*";
}
