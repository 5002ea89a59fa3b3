import { isLoopback } from "../../../ports/loopback.ts";

/**
 * Returns a function that checks a `Host` header. It prevents DNS rebinding: a page of another site whose host name
 * resolves to this server would have the same origin for the browser, and could read all responses. A request without
 * the header does not come from a browser. Any port is allowed: a browser leaves out the usual one, a proxy may add it.
 *
 * @param others - Additional host names in lower case.
 */
export function allowedHosts(publicUrl: string, others: readonly string[]) {
  const names = new Set([new URL(publicUrl).hostname, ...others]);
  // Nearly all requests have the same.
  let lastAllowed: string | undefined;
  return (header: string | undefined) => {
    if (header === lastAllowed || header === undefined) return true;
    const name = header.replace(/:\d*$/, "").toLowerCase();
    const isAllowed = names.has(name) || isLoopback(name);
    if (isAllowed) lastAllowed = header;
    return isAllowed;
  };
}
