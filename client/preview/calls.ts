let running: Promise<void> | undefined;

/** Starts the preview that the cookie names, or shows its newest draft; several wishes at once are one. */
export function updatePreview(): Promise<void> {
  // Not followed: where the redirect leads does not matter, the page that is open is shown anew.
  running ??= call(
    "/api/preview",
    { redirect: "manual" },
    leadsOn,
    "Failed to start or update Preview Mode…",
  ).finally(() => {
    running = undefined;
  });
  return running;
}

/** Leaves the preview: the page that is open is shown as it is published. */
export function exitPreview(): Promise<void> {
  return call("/api/exit-preview", {}, ({ ok }) => ok, "Failed to exit Preview Mode…");
}

function leadsOn({ type, redirected }: Response): boolean {
  return type === "opaqueredirect" || redirected;
}

/** Calls, and reloads the page; an improper answer is for the console only (specification, section 8). */
async function call(
  path: string,
  options: RequestInit,
  isProper: (answer: Response) => boolean,
  complaint: string,
): Promise<void> {
  const answer = await fetch(path, { cache: "no-store", ...options }).catch(() => undefined);
  if (answer && isProper(answer)) location.reload();
  // biome-ignore lint/suspicious/noConsole: the specification's words, for whoever sets previews up.
  else console.error(complaint);
}
