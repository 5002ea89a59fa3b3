import type { ContentProblem } from "../../src/domain/report/content-report.ts";
import { page, type View } from "./editor-views.ts";
import { type Html, html } from "./html.ts";

/** The content report, as if all drafts were published. */
export function reportPage(view: View, problems: readonly ContentProblem[]): string {
  const [errors, warnings] = (["error", "warning"] as const).map((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  return page(
    view,
    "Content report",
    html`
      <p><a href="${view.root}">All documents</a></p>
      <p>The report includes all drafts, as if they were published.</p>
      ${section(view, "Errors: visitors miss something", errors)}
      ${section(view, "Warnings: it may be intended", warnings)}
      ${problems.length === 0 && html`<p>There are no problems.</p>`}`,
  );
}

function section(
  { store, root }: View,
  title: string,
  problems: readonly ContentProblem[] = [],
): Html | false {
  const rows = problems.map(({ document, type, field, problem }) => {
    const name = store.open(document)
      ? html`<a href="${root}/documents/${encodeURIComponent(document)}">${document}</a>`
      : document;
    return html`<tr><td>${name}</td><td>${type}</td><td>${problem}</td><td><code>${field}</code></td></tr>`;
  });
  return (
    rows.length > 0 &&
    html`<h2>${title} (${rows.length})</h2>
      <table>
        <thead><tr><th scope="col">Document</th><th scope="col">Type</th><th scope="col">Problem</th><th scope="col">Field</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>`
  );
}
