import type { Link } from "./link.ts";

/** Where editors send visitors who ask for an address that is no page's. */
export interface Redirect {
  /** A path, such as `/about-us`; capital letters and slashes at the end do not matter. */
  readonly from: string;
  readonly link: Link;
}

/** Where a path is redirected to; `undefined` for one that is not, and for one that would go round in a circle. */
export function redirectFrom(redirects: readonly Redirect[], path: string): string | undefined {
  const passed = new Set<string>();
  let first: string | undefined;
  for (let at = pathInOneCase(path); at !== undefined; ) {
    if (passed.has(at)) return undefined;
    passed.add(at);
    const next = redirects.find(({ from }) => pathInOneCase(from) === at)?.link.href;
    first ??= next;
    at = next && pathInOneCase(next);
  }
  return first;
}

/**
 * A path as all share it who write it in another case, with another encoding or with slashes too many; `undefined` for
 * what is no path: an address elsewhere, or a wrong encoding.
 */
export function pathInOneCase(path: string): string | undefined {
  const [bare = ""] = path.split(/[?#]/, 1);
  if (!bare.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(bare).toLowerCase().split("/").filter(Boolean).join("/");
  } catch {
    return undefined;
  }
}
