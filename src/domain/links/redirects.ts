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
  const targetOf = (address: string) => redirectAt(redirects, address)?.link.href;
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

/** The redirect from a path in any spelling: of several the first one counts. Loops play no part. */
export function redirectAt(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const at = normalisedPath(path);
  return at === undefined ? undefined : byPath.getOrInsertComputed(redirects, indexOf).get(at);
}

/** A company that had another site before has thousands of redirects, and any unknown address is looked up in them. */
const byPath = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>();

function indexOf(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(
    redirects.toReversed().flatMap((redirect) => {
      const at = normalisedPath(redirect.from);
      return at === undefined ? [] : [[at, redirect] as const];
    }),
  );
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
