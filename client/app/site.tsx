import { useQuery } from "@tanstack/react-query";
import type { PropsWithChildren } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import type { LanguageLink } from "../../src/adapters/http/contract/initial-state.ts";
import type { OwnPage } from "../../src/domain/links/own-pages.ts";
import { shellQuery } from "../api/queries.ts";
import { MissingPages } from "../content/own-pages.ts";
import { PagePath, PathsAbove, SiteLanguages, SiteOrigin } from "../content/page-address.ts";
import { useRouteData } from "../documents/route-data.ts";
import { OpenPage, useOpenPage } from "../navigation/use-links.ts";
import { useOfflineMessage } from "../shell/offline-message.tsx";
import { Shell } from "../shell/shell.tsx";

/** A path that is not a page's, so that no link is marked as current. */
const NO_PAGE = "/-/failure";

const NONE: readonly string[] = [];

const NO_LANGUAGES: readonly LanguageLink[] = [];

const NONE_MISSING: readonly OwnPage[] = [];

/** One element, so that the shell is rendered again only if its data change. */
const PAGE = <Outlet />;

/** The shell, around the page in view. */
export function Site({ children = PAGE }: PropsWithChildren) {
  const { settings } = useRouteData();
  const { pathname } = useLocation();
  const { data: shell } = useQuery(shellQuery(settings.shell));
  const offline = useOfflineMessage();
  const openPage = useOpenPage(offline.show);
  return (
    <PagePath value={settings.isFailure ? NO_PAGE : pathname}>
      <PathsAbove value={settings.above ?? NONE}>
        <SiteOrigin value={settings.origin}>
          <SiteLanguages value={settings.languages ?? NO_LANGUAGES}>
            <OpenPage value={openPage}>
              <MissingPages value={shell?.options.missing ?? NONE_MISSING}>
                <Shell data={shell}>{children}</Shell>
              </MissingPages>
            </OpenPage>
          </SiteLanguages>
          {offline.message}
          <ScrollRestoration />
        </SiteOrigin>
      </PathsAbove>
    </PagePath>
  );
}
