import { escapeHtml } from "../../src/domain/text/escape-html.ts";

/** Escaped HTML. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Part[] | undefined | false;

/** Builds HTML; interpolated values are escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + render(parts[index - 1]) + text));
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(render).join("");
  return escapeHtml(String(part));
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 68rem; padding: 1rem 1.5rem 4rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #8884; padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top }
  textarea { box-sizing: border-box; font: 14px/1.45 ui-monospace, monospace; tab-size: 2; width: 100% }
  #json { min-height: 20rem }
  .StructuredText, .Lines { font: inherit }
  fieldset { border: 1px solid #8884; border-radius: 4px; margin: 1rem 0; min-width: 0; padding: .5rem 1rem }
  legend { font-weight: 600 }
  select { max-width: 100% }
  .save { background: Canvas; inset-block-start: 0; margin: 0; padding-block: .5rem; position: sticky; z-index: 1 }
  .wide { box-sizing: border-box; width: 100% }
  .beside { display: inline }
  small { display: block; opacity: .75 }
  input, select, button, textarea { border: 1px solid #888; border-radius: 4px; font-size: 1rem; padding: .35rem .6rem }
  label { display: block; margin: .75rem 0 .25rem }
  form.row { align-items: end; display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 }
  td form.row { margin: 0 }
  code { overflow-wrap: anywhere }
  [role=status] { border-inline-start: 4px solid #06c; padding: .5rem 1rem }
  [role=alert] { border-inline-start: 4px solid #c00; padding: .5rem 1rem }
  iframe { border: 1px solid #888; height: 60rem; max-width: 100%; width: 100% }
  pre { overflow-wrap: anywhere; white-space: pre-wrap }
  :focus-visible { outline: 3px solid #06c; outline-offset: 2px }
`;

interface Page {
  readonly title: string;
  readonly body: Html;
  /** Default: `en`. */
  readonly lang?: string;
  /** CSP nonce of the inline style and the script. Default: none. */
  readonly nonce?: string;
  readonly script?: string;
}

/** A page of a sandbox as a document. */
export function htmlPage({ title, body, lang = "en", nonce, script }: Page): string {
  const allowed = nonce !== undefined && html` nonce="${nonce}"`;
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style${allowed}>${new Html(STYLE)}</style></head>
<body><main><h1>${title}</h1>${body}</main>${script !== undefined && html`<script${allowed}>${new Html(script)}</script>`}</body>
</html>`.markup;
}

type Cell = string | Html | false;

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<table>
    <thead><tr>${head.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
}
