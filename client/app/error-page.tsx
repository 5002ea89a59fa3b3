import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { pages as texts } from "#texts/pages.ts";
import { titled } from "../head.ts";
import { FailurePage } from "../routes/failure-page.tsx";

/** Shown in place of a page that could not be loaded without a connection, or has a bug. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const failure = navigator.onLine ? "error" : "unavailable";
  return (
    <>
      <title>{titled(texts[failure].title)}</title>
      <FailurePage failure={failure} />
    </>
  );
}
