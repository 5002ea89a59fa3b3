import type { Link } from "./link.ts";

/** A redirect that editors define for an address without a page. */
export interface Redirect {
  /** A path, such as `/about-us`; case and trailing slashes are ignored. */
  readonly from: string;
  readonly link: Link;
}

/** The target of the redirect of a path; `undefined` if there is none, or if it is part of a redirect loop. */
export function redirectFrom(redirects: readonly Redirect[], path: string): string | undefined {
  const visited = new Set<string>();
  let first: string | undefined;
  for (let at = normalisedPath(path); at !== undefined; ) {
    if (visited.has(at)) return undefined;
    visited.add(at);
    const next = redirects.find(({ from }) => normalisedPath(from) === at)?.link.href;
    first ??= next;
    at = next && normalisedPath(next);
  }
  return first;
}

/** A path in lower case, decoded, composed (NFC), without extra slashes; `undefined` if it is invalid or of another site. */
export function normalisedPath(path: string): string | undefined {
  const [bare = ""] = path.split(/[?#]/, 1);
  if (!bare.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(bare).normalize("NFC").toLowerCase().split("/").filter(Boolean).join("/");
  } catch {
    return undefined;
  }
}
