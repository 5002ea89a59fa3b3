import { z } from "zod";
import { palette } from "../../../../brand/palette.ts";
import { escapeHtml } from "../rendering/escape-html.ts";
import type { ApiCall, ApiOperation } from "./operation.ts";

/** The style sheet of the page, which the policy of its document names by its hash. */
export const DOCS_STYLE = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 48rem; margin: 0 auto; padding: 3rem 1.5rem 6rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
h2 { font-size: 1.25rem; margin: 0 }
section { border-top: 1px solid ${palette.line}; padding: 2rem 0 }
code, pre { font: 0.9375em/1.5 ui-monospace, Menlo, Consolas, monospace }
pre { overflow-x: auto; padding: 1rem; background: ${palette.sand}; border-radius: 3px }
summary { cursor: pointer; padding: 0.5rem 0; color: ${palette.action} }
a { color: ${palette.action} }`;

/** A page to read about the calls of the API; needs no script. */
export function docsPage(calls: readonly ApiCall[]): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the website</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>Calls of the website</h1>
<p>The same for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Every error is a problem document
(<code>application/problem+json</code>, RFC 9457) whose <code>instance</code> is the request as our log names it.</p>
${calls.map(callSection).join("\n")}
</main>
</body>
</html>
`;
}

function callSection({ method, path, operation }: ApiCall): string {
  if (!operation) return "";
  const { summary, description, query, body, answers, problems = [] } = operation;
  const answered = Object.entries(answers).map(
    ([status, answer]) =>
      `<p>${status}: ${text(answer.description)}</p>${schemaBlock("Answer", answer.schema, "output")}`,
  );
  return `<section>
<h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${text(summary)}${description === undefined ? "." : `. ${text(description)}`}</p>
${schemaBlock("Query", query, "output")}${schemaBlock("Body, as JSON", body, "input")}${answered.join("\n")}
<p>Problems: ${[...problems, 500].sort().join(", ")}.</p>
</section>`;
}

function schemaBlock(name: string, schema: ApiOperation["body"], io: "input" | "output"): string {
  if (!schema) return "";
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  const json = JSON.stringify(described, undefined, 2);
  return `<details><summary>${name}</summary><pre tabindex="0">${escapeHtml(json)}</pre></details>\n`;
}

/** Descriptions mark code by backticks. */
function text(description: string): string {
  return escapeHtml(description).replace(/`([^`]+)`/g, "<code>$1</code>");
}
