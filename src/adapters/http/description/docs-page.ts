import { z } from "zod";
import { palette } from "../../../../brand/palette.ts";
import { escapeHtml } from "../rendering/escape-html.ts";
import { styledDocument } from "../rendering/notice-page.ts";

/** The style sheet, whose hash is in the content security policy. */
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

const content = z.record(z.string(), z.object({ schema: z.unknown() }));

/** The part of an OpenAPI description that the page shows. */
const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        description: z.string().optional(),
        parameters: z.unknown().optional(),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
      }),
    ),
  ),
});

type Operation = z.output<typeof descriptionSchema>["paths"][string][string];

/**
 * The API documentation as a page without scripts.
 *
 * @param description - The API in OpenAPI 3.1.
 */
export function docsPage(description: unknown): string {
  const { paths } = descriptionSchema.parse(description);
  const sections = Object.entries(paths)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationSection(path, method, operation)),
    );
  return styledDocument(
    "API of the website",
    DOCS_STYLE,
    `<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Every error is a problem document
(<code>application/problem+json</code>, RFC 9457) whose <code>instance</code> contains the request id in our log.</p>
${sections.join("\n")}`,
  );
}

function operationSection(
  path: string,
  method: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const responseSections = Object.entries(responses).map(
    ([status, response]) =>
      `<p>${status}: ${text(response.description)}</p>${schemaBlocks("Response", response.content)}`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${text(summary)}${description === undefined ? "." : `. ${text(description)}`}</p>
${jsonBlock("Query", parameters)}${schemaBlocks("Body", requestBody?.content)}${responseSections.join("\n")}
</section>`;
}

/**
 * Schemas of a body by media type, without problem documents: they are all alike, and described at the top of the page.
 */
function schemaBlocks(name: string, bodies: z.output<typeof content> = {}): string {
  return Object.entries(bodies)
    .filter(([type]) => type !== "application/problem+json")
    .map(([type, { schema }]) => jsonBlock(`${name}, ${type}`, schema))
    .join("");
}

function jsonBlock(name: string, shown: unknown): string {
  if (shown === undefined) return "";
  const json = JSON.stringify(shown, undefined, 2);
  return `<details><summary>${name}</summary><pre tabindex="0">${escapeHtml(json)}</pre></details>\n`;
}

/** Descriptions contain code in backticks. */
function text(description: string): string {
  return escapeHtml(description).replace(/`([^`]+)`/g, "<code>$1</code>");
}
