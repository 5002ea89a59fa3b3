import {
  type DocumentChange,
  isWithdrawn,
  type PublishedDocument,
  type PublishReport,
} from "../../src/domain/report/publish-report.ts";
import { type Html, html, table } from "./html.ts";

/** Number of documents that are shown; the rest is on the page of the report. */
const MAX_ROWS = 50;

/** What a publish has done, below the answer to the press. `linkTo` makes a link to a document of its title. */
export function publishView(
  { documents, errors }: PublishReport,
  linkTo: (id: string, words: string) => Html,
): Html | false {
  if (documents.length === 0 && errors.length === 0) return false;
  const sorted = documents.toSorted((one, other) => other.errors.length - one.errors.length);
  const rows = sorted.slice(0, MAX_ROWS).map((document) => {
    const { id, title, change } = document;
    return [isWithdrawn(document) ? title : linkTo(id, title), doneTo(change), seenOf(document)];
  });
  const left = documents.length - rows.length;
  return html`<section aria-label="What the publish has done">
    <h2>What the publish has done</h2>
    ${errors.map((text) => html`<p role="alert">${text}</p>`)}
    ${table(["Document", "Is", "What to know"], rows)}
    ${left > 0 && html`<p>And ${left} more documents.</p>`}
  </section>`;
}

function doneTo(change: DocumentChange): string {
  return change.kind === "moved" ? `moved from ${change.from} to ${change.to}` : change.kind;
}

function seenOf({ hidden, opened, errors }: PublishedDocument): Html {
  return html`${[...hidden, ...opened].map((text) => html`<p>${sentence(text)}</p>`)}${errors.map(
    (text) => html`<p><strong>Error</strong> ${text}</p>`,
  )}`;
}

/** What is said of a part of it begins with that. */
function sentence(text: string): string {
  const whole = /^(?:is|stays|has) /.test(text) ? `it ${text}` : text;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
