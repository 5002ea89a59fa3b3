import type { Link } from "./link.ts";
import { plainPath } from "./plain-path.ts";

/** A redirect that editors define for an address without a page. */
export interface Redirect {
  /** A path, such as `/about-us`; case and trailing slashes are ignored. */
  readonly from: string;
  readonly link: Link;
}

/**
 * The target of the redirect of a path; `undefined` if there is none, or if it is part of a redirect loop. A target without
 * a redirect of its own may have that of its {@link plainPath}.
 */
export function redirectFrom(redirects: readonly Redirect[], path: string): string | undefined {
  const visited = new Set<string>();
  const targetOf = (address: string) => {
    const at = normalisedPath(address);
    return at === undefined
      ? undefined
      : redirects.find(({ from }) => normalisedPath(from) === at)?.link.href;
  };
  const first = targetOf(path);
  for (let next = first; next !== undefined; ) {
    const at = normalisedPath(next);
    if (at === undefined) break;
    if (visited.has(at)) return undefined;
    visited.add(at);
    next = targetOf(next) ?? targetOf(plainPath(next));
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
