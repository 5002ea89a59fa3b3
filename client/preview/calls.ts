let pending: Promise<void> | undefined;

/** Starts the preview that the cookie names, or shows its latest draft. Concurrent calls share one request. */
export function updatePreview(): Promise<void> {
  // The redirect is not followed: whatever its target, the current page is reloaded.
  pending ??= call(
    "/api/preview",
    { redirect: "manual" },
    isRedirect,
    "Failed to start or update Preview Mode…",
  ).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Ends the preview, and reloads the current page in its published state. */
export function exitPreview(): Promise<void> {
  return call("/api/exit-preview", {}, ({ ok }) => ok, "Failed to exit Preview Mode…");
}

function isRedirect({ type, redirected }: Response): boolean {
  return type === "opaqueredirect" || redirected;
}

/** Sends a request and reloads the page; an unexpected response is only logged (specification, section 8). */
async function call(
  path: string,
  options: RequestInit,
  isExpected: (response: Response) => boolean,
  errorMessage: string,
): Promise<void> {
  const response = await fetch(path, { cache: "no-store", ...options }).catch(() => undefined);
  if (response && isExpected(response)) location.reload();
  // biome-ignore lint/suspicious/noConsole: the specification's message, for those who configure previews.
  else console.error(errorMessage);
}
