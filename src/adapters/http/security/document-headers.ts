import type { DocumentToolbar, InitialState, ShellResponse } from "../contract/initial-state.ts";
import { type CommonHeadersOptions, headersOfAll } from "./common-headers.ts";
import { inlineHash, scriptLoader } from "./script-loader.ts";

/** Origins in a document's content security policy. */
export interface DocumentOrigins extends CommonHeadersOptions {
  /** Other origins of images, at the content service. Default: none. */
  readonly images?: readonly string[] | undefined;
  /** Addresses of the scripts in every document. Default: none. */
  readonly scripts?: readonly string[] | undefined;
  /** Hosts of the content service whose pages may frame the document, which must not be cached then. Default: none. */
  readonly framedBy?: readonly string[] | undefined;
}

/** The properties of a document that its policy depends on. */
interface PolicyState extends Pick<InitialState, "toolbar" | "tracker"> {
  readonly shell?: Pick<ShellResponse, "tagManagerId"> | undefined;
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** The site's own resources only, without inline scripts and styles. */
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
  // The tag manager's hosts are not allowed, because anybody can publish scripts there. Browsers without
  // `strict-dynamic` only load the site's own scripts.
  "script-src": ["'strict-dynamic'"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

const TOOLBAR_LOADER = "https://static.cdn.prismic.io";

/** The provider's toolbar: its second script, inline styles, and the service for screenshots of share links. */
const PROVIDER_TOOLBAR: Sources = {
  "script-src": ["https://prismic.io", "https://html2canvas.hertzen.com"],
  "style-src": ["'unsafe-inline'"],
  "connect-src": ["https://prismic.io"],
  "img-src": ["https://prismic.io"],
};

/** The security headers of a document. They only depend on its state, so they are cached with it. */
export function documentHeaders(
  { shell, toolbar, tracker }: PolicyState,
  { publicUrl, hsts, images = [], scripts = [], framedBy }: DocumentOrigins,
): Readonly<Record<string, string>> {
  const sources = merged([
    OWN,
    { "img-src": images },
    ...(shell?.tagManagerId
      ? [TAG_MANAGER, { "script-src": scripts.map((src) => inlineHash(scriptLoader(src))) }]
      : []),
    ...(toolbar ? toolbarSources(toolbar, publicUrl) : []),
    framedBy ? { "frame-ancestors": frameAncestors(framedBy) } : {},
    tracker ? everythingOf(originOf(tracker, publicUrl)) : {},
  ]);
  const policy = Object.entries(sources).map(([directive, from]) => [directive, ...from].join(" "));
  if (publicUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return {
    ...headersOfAll({ publicUrl, hsts }),
    "content-security-policy": policy.join("; "),
    // The toolbar opens windows and sends messages to them.
    "cross-origin-opener-policy": toolbar?.src ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** Sources of the toolbar. Only documents for editors have them, so inline styles are acceptable. */
function toolbarSources({ src, hosts }: DocumentToolbar, publicUrl: string): Sources[] {
  if (src === undefined) return [];
  return [
    everythingOf(originOf(src, publicUrl), ...repositories(hosts)),
    src.startsWith(`${TOOLBAR_LOADER}/`) ? PROVIDER_TOOLBAR : {},
  ];
}

/**
 * The sources of `frame-ancestors` for what the content service's page builder frames. That it has the repository's own
 * host is known from the published code of its toolbar, not from documentation.
 */
export function frameAncestors(hosts: readonly string[]): readonly string[] {
  return ["'self'", ...repositories(hosts)];
}

/** Sources of a trusted third-party tool: its script, and everything that the script fetches, shows and frames. */
function everythingOf(...origins: readonly string[]): Sources {
  return { "script-src": origins, "connect-src": origins, "img-src": origins, "frame-src": origins };
}

function originOf(address: string, publicUrl: string): string {
  const { origin } = new URL(address, publicUrl);
  return origin === publicUrl ? "'self'" : origin;
}

/** Hosts of the provider only; a sandbox's toolbar has the origin of its script. */
function repositories(hosts: readonly string[]): readonly string[] {
  return hosts.filter((host) => host.endsWith(".prismic.io")).map((host) => `https://${host}`);
}

/** Merges sources by directive; 'none' is removed if there are other sources. */
function merged(parts: readonly Sources[]): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {};
  for (const [directive, from] of parts.flatMap((part) => Object.entries(part))) {
    const together = [...new Set([...(all[directive] ?? []), ...from])];
    all[directive] = together.length > 1 ? together.filter((source) => source !== "'none'") : together;
  }
  return all;
}
