import type { Texts } from "../../../../brand/locale.ts";
import { palette } from "../../../../brand/palette.ts";
import { documentLanguage } from "../../../domain/text/locale.ts";
import { isErrorPage } from "../contract/error-page.ts";
import { PAGE_HEAD_END_ID } from "../contract/first-screen.ts";
import type { DocumentSettings, Head, InitialState } from "../contract/initial-state.ts";
import { pathsAbove } from "../contract/paths-above.ts";
import type { WebVitals } from "../contract/web-vitals.ts";
import { scriptLoader } from "../security/script-loader.ts";
import { headLines } from "./document-head.ts";
import { escapeJson } from "./escape-json.ts";
import { shellDataOf } from "./shell-data.ts";

/** Addresses of the client's files for a document. */
export interface ClientAssets extends Pick<DocumentSettings, "build"> {
  /** The scripts of the application in each language. Default: the first script loads it. */
  readonly apps?: ReadonlyMap<string | undefined, readonly string[]>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** Builds the document from the rendered HTML, the head, the state and the client's files. */
export function htmlDocument(
  { html, head }: { readonly html: string; readonly head: Head },
  state: InitialState,
  assets: ClientAssets,
  origin: string,
): string {
  const { preloads, root } = liftPreloads(html);
  const { texts } = state.locale;
  return [
    "<!doctype html>",
    `<html ${documentLanguage(state.locale.brand.locale)}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headLines(head, state, origin),
    ...preloads,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${palette.forest}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Nothing is painted before the header and the page's head are there: parts of the menu, and of a text at the foot of
    // an image, would move when the rest arrives.
    `<link rel="expect" href="#${PAGE_HEAD_END_ID}" blocking="render">`,
    // The page works without scripts, so images and fonts have priority.
    ...assets.scripts.map((src) => scriptElement(src, state.shell?.tagManagerId !== undefined)),
    "</head>",
    "<body>",
    // Cloudflare would replace e-mail addresses by ones that only its script decodes, in the first document of a visit.
    "<!--email_off-->",
    `<div id="root">${root}</div>`,
    ...(state.previewIsPartial ? [previewIsPartial(texts)] : []),
    ...(state.previewExit ? [previewExit(texts)] : []),
    `<script type="application/json" id="settings">${escapeJson(settingsOf(state, assets, origin))}</script>`,
    "<!--/email_off-->",
    "</body>",
    "</html>",
  ].join("\n");
}

/** For an editor whose preview the toolbar does not know. Outside of the application, which every visitor loads. */
function previewExit({ standalone: { previews } }: Texts): string {
  const { label, end } = previews.exit;
  return `<aside id="preview-exit" aria-label="${label}"><a href="/api/exit-preview">${end}</a></aside>`;
}

/** For an editor who does not see all of a preview. */
function previewIsPartial({ standalone: { previews } }: Texts): string {
  const { summary, text } = previews.partial;
  return `<details id="preview-is-partial"><summary>${summary}</summary><p>${text}</p></details>`;
}

/** The element that loads one of the client's scripts. A trusted one may load scripts of third parties. */
export function scriptElement(src: string, isTrusted: boolean): string {
  if (!isTrusted) return `<script type="module" src="${src}" fetchpriority="low"></script>`;
  const preload = `<link rel="modulepreload" href="${src}" fetchpriority="low">`;
  return `${preload}<script type="module">${scriptLoader(src)}</script>`;
}

function settingsOf(state: InitialState, { build, apps }: ClientAssets, origin: string): DocumentSettings {
  const { language } = state.locale;
  const { content, shell, preview, toolbar, tracker, measuredShare: share } = state;
  const page = measuredKindOf(state);
  return {
    // The application only shows documents of its own language.
    build: language === undefined ? build : `${build}-${language}`,
    origin,
    language,
    languages: state.languages,
    ...(content.kind !== "slice-simulator" && { app: apps === undefined ? [] : apps.get(language) }),
    shell: shell && shellDataOf(shell, state.asksConsent).version,
    ...(isErrorPage(content) && { isFailure: true }),
    above: pathsAbove(content),
    ...(content.kind === "search" && { results: content.response }),
    tagManagerId: shell?.tagManagerId,
    ...(preview && { preview }),
    toolbar,
    tracker,
    // Visits of editors are not measured.
    ...(share !== undefined && page && !preview && { measured: { page, share } }),
  };
}

/** The kind of page in the measurements of a document; `undefined` if it is not measured. */
function measuredKindOf({ content }: InitialState): WebVitals["page"] | undefined {
  switch (content.kind) {
    case "page":
      return content.page.type;
    case "empty-search":
      return "search";
    case "search-not-ready":
      return "failure";
    case "slice-simulator":
      return undefined;
    default:
      return content.kind;
  }
}

/** Moves the image preloads, which React renders first, to the head: they begin while the rest is being received. */
function liftPreloads(html: string): { preloads: string[]; root: string } {
  const [preloadHtml = ""] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { preloads: preloadHtml.match(/<link[^>]*>/g) ?? [], root: html.slice(preloadHtml.length) };
}
