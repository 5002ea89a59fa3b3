import { useQuery } from "@tanstack/react-query";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { shellQuery } from "../api/queries.ts";
import { PageAddress, SiteOrigin } from "../page-address.ts";
import { Shell } from "../shell/shell.tsx";
import { useRouteData } from "./route-data.ts";

/** An address that is no page's, so that no link is marked as current. */
const NO_PAGE = "/-/failure";

/** One element, so that the shell is rendered again only if its data change. */
const PAGE = <Outlet />;

/** The root of the routes: the shell, around the page in view. */
export function Site() {
  const { settings } = useRouteData();
  const { pathname, search } = useLocation();
  const { data: shell } = useQuery(shellQuery(settings.shell));
  return (
    <PageAddress value={settings.isFailure ? NO_PAGE : pathname + search}>
      <SiteOrigin value={settings.origin}>
        <Shell data={shell}>{PAGE}</Shell>
        <ScrollRestoration />
      </SiteOrigin>
    </PageAddress>
  );
}
