import { type ComponentProps, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { useLocale } from "../content/locale.ts";
import { titled } from "../content/title.ts";
import { DocumentPage } from "../documents/document-page.tsx";
import { useRouteData } from "../documents/route-data.ts";
import { FailurePage } from "./failure-page.tsx";
import { Site } from "./site.tsx";

/** Shown in place of a page that has a bug. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <TitledFailure failure="error" />;
}

function TitledFailure({ failure }: Pick<ComponentProps<typeof FailurePage>, "failure">) {
  const locale = useLocale();
  return (
    <>
      <title>{titled(locale.texts.pages[failure].title, locale)}</title>
      <FailurePage failure={failure} />
    </>
  );
}

/** Shown in place of the whole site, when the shell has a bug, or a program of the visitor has changed its elements. */
export function SiteErrorPage() {
  return (
    <Site>
      <ErrorPage />
    </Site>
  );
}

/** A page of the content, unless it could not be loaded without a connection. */
export function PageRoute() {
  const isLoaded = useRouteData().html !== undefined;
  return isLoaded ? <DocumentPage /> : <TitledFailure failure="unavailable" />;
}
