import type { DocumentToolbar, InitialState } from "../contract/initial-state.ts";
import type { ShellResponse } from "../contract/page.ts";
import { headersOfAll } from "./common-headers.ts";
import { scriptHash, scriptLoader } from "./script-loader.ts";

/** What a document's safety depends on besides its own state. */
export interface DocumentOrigins {
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
  /** Other origins that images come from, which the content service names. Default: none. */
  readonly images?: readonly string[] | undefined;
  /** Addresses of the scripts that every document loads. Default: none. */
  readonly scripts?: readonly string[] | undefined;
}

/** What a document's policy follows from. */
interface PolicyState extends Pick<InitialState, "toolbar" | "tracker"> {
  readonly shell?: Pick<ShellResponse, "tagManagerId"> | undefined;
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** Nothing but the site's own, and no script or style within the document. */
const OWN: Sources = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "frame-src": ["'none'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

const TAG_MANAGER: Sources = {
  // Not by its hosts, which serve anybody's scripts. A browser that does not know the word loads the site's own alone.
  "script-src": ["'strict-dynamic'"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

const TOOLBAR_LOADER = "https://static.cdn.prismic.io";

/**
 * What the provider's toolbar needs besides its loader: its second script, the styles that it writes, and what takes
 * an image of the page for a share link.
 */
const PROVIDER_TOOLBAR: Sources = {
  "script-src": ["https://prismic.io", "https://html2canvas.hertzen.com"],
  "style-src": ["'unsafe-inline'"],
  "connect-src": ["https://prismic.io"],
  "img-src": ["https://prismic.io"],
};

/**
 * Headers that keep a document safe in the browser that shows it. They depend on what the document holds alone, so
 * they are made once and kept with it.
 */
export function documentHeaders(
  { shell, toolbar, tracker }: PolicyState,
  { publicUrl, images = [], scripts = [] }: DocumentOrigins,
): Readonly<Record<string, string>> {
  const sources = joined([
    OWN,
    { "img-src": images },
    ...(shell?.tagManagerId
      ? [TAG_MANAGER, { "script-src": scripts.map((src) => scriptHash(scriptLoader(src))) }]
      : []),
    ...(toolbar ? toolbarSources(toolbar, publicUrl) : []),
    tracker ? everythingOf(originOf(tracker, publicUrl)) : {},
  ]);
  const policy = Object.entries(sources).map(([directive, from]) => [directive, ...from].join(" "));
  if (publicUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return {
    ...headersOfAll(publicUrl),
    "content-security-policy": policy.join("; "),
    // An editor's tools open windows and talk to them.
    "cross-origin-opener-policy": toolbar?.src ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** What an editor's document lets in. Nobody else is sent it, so that styles may be written into it. */
function toolbarSources({ src, hosts }: DocumentToolbar, publicUrl: string): Sources[] {
  if (src === undefined) return [];
  return [
    everythingOf(originOf(src, publicUrl), ...repositories(hosts)),
    src.startsWith(`${TOOLBAR_LOADER}/`) ? PROVIDER_TOOLBAR : {},
    { "frame-ancestors": ["'self'", ...repositories(hosts)] },
  ];
}

/** A tool of others that is let in whole: its script, and what the script fetches, shows and frames. */
function everythingOf(...origins: readonly string[]): Sources {
  return {
    "script-src": origins,
    "connect-src": origins,
    "img-src": origins,
    "frame-src": origins,
  };
}

function originOf(address: string, publicUrl: string): string {
  const { origin } = new URL(address, publicUrl);
  return origin === publicUrl ? "'self'" : origin;
}

/** Of the provider alone: the host of anything else is where its toolbar comes from. */
function repositories(hosts: readonly string[]): readonly string[] {
  return hosts.filter((host) => host.endsWith(".prismic.io")).map((host) => `https://${host}`);
}

/** Sources by directive; 'none' goes where there is any other. */
function joined(parts: readonly Sources[]): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {};
  for (const [directive, from] of parts.flatMap((part) => Object.entries(part))) {
    const together = [...new Set([...(all[directive] ?? []), ...from])];
    all[directive] = together.length > 1 ? together.filter((source) => source !== "'none'") : together;
  }
  return all;
}
