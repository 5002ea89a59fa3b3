import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { titled } from "../head.ts";
import { ERROR_MESSAGES, FailurePage } from "../routes/failure-page.tsx";

/** Shown in place of a page that could not be loaded without a connection, or has a bug. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const failure = navigator.onLine ? "error" : "unavailable";
  return (
    <>
      <title>{titled(ERROR_MESSAGES[failure].title)}</title>
      <FailurePage failure={failure} />
    </>
  );
}
