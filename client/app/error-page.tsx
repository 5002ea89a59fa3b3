import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { pages as texts } from "#texts/pages.ts";
import { titled } from "../head.ts";
import { FailurePage } from "../routes/failure-page.tsx";
import { Site } from "./site.tsx";

/** Shown in place of a page that could not be loaded without a connection, or has a bug. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnreachable = isRouteErrorResponse(error);
  useEffect(() => {
    if (!isUnreachable) reportError(error);
  }, [error, isUnreachable]);
  const failure = isUnreachable ? "unavailable" : "error";
  return (
    <>
      <title>{titled(texts[failure].title)}</title>
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
