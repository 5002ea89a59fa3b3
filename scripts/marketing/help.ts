import { type FieldTexts, signatureOf } from "../../src/adapters/in-memory/marketing/signatures.ts";
import { type OperationData, operations } from "../../src/ports/marketing-api/operations.ts";
import type { HelpTopic } from "./command-line.ts";

const COMMAND = "npm run --silent marketing --";

const OVERALL = `Calls any operation of the Marketing API, and prints the response as JSON.

  ${COMMAND} OPERATION [--PARAMETER VALUE …] [options]
  ${COMMAND} RESOURCE --help       its operations
  ${COMMAND} OPERATION --help      its parameters and its body

For example
  ${COMMAND} lists.members.list --list_id abc --count 5
  ${COMMAND} lists.members.list --list_id abc --all --ndjson > members.ndjson
  ${COMMAND} lists.create --body list.json

Options
  --body FILE      the body of the call, a JSON object: a file, - for standard input, or the JSON itself
  --all            fetch all pages; prints an array of items, and progress on standard error (--count: page size)
  --ndjson         with --all: one item per line instead of an array
  --timeout MS     timeout in milliseconds, including retries (default: 120000)
  --retry N        maximum number of retries after a transient failure (default: 3 if safe, else 0)
  --verbose        after a failure, print the whole error response
  --help

Environment (credentials are never given on the command line)
  ESP_API_KEY          the account's API key, which ends in its data centre (…-us19)
  ESP_ACCESS_TOKEN     an access token instead of a key
  ESP_SERVER_PREFIX    the data centre, if the key does not have it
  ESP_BASE_URL         base URL instead of the provider's

To try it without an account: npm run sandbox, then ESP_API_KEY=any ESP_BASE_URL=http://localhost:3001/3.0

Exit status
  0    success (also if the reader closed the pipe)
  1    the service responded with an error
  2    invalid command line; nothing was sent
  3    the service could not be reached, timed out, or its response is unreadable
  70   the results could not be written, or an internal error
  130  interrupted
An incomplete array is not closed.
`;

export function helpText(topic: HelpTopic): string {
  if (topic === undefined) return `${OVERALL}\nResources\n${resources()}`;
  if ("name" in topic) return operationHelp(topic);
  return table(topic[1].map(({ name, method, path }) => [name, method, path]));
}

function resources(): string {
  // Not `Map.groupBy`, which Node 20 lacks.
  const counts = new Map<string, number>();
  for (const { name } of operations) {
    const [group = name] = name.split(".");
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return table([...counts].map(([name, n]) => [name, n === 1 ? "1 operation" : `${n} operations`]));
}

function operationHelp(data: OperationData): string {
  const { name, method, path, pathParameters, body: rule, pages, safe } = data;
  const { query, body } = signatureOf(name);
  const rows = [
    ...pathParameters.map((parameter) => [`--${parameter}`, "required", "string"]),
    ...Object.entries(query).map(([given, type]) => [
      `--${given.replace("?", "")}`,
      given.endsWith("?") ? "" : "required",
      String(type),
    ]),
  ];
  const facts = [
    pages === undefined ? "A single response." : `A paged list (${pages}): --all fetches all pages.`,
    safe ? "Retried after a transient failure." : "Not retried unless --retry is given.",
  ];
  return [
    `${name}\n${method} ${path}\n${facts.join(" ")}\n`,
    rows.length > 0 ? `\nParameters\n${table(rows)}` : "\nNo parameters.\n",
    rule === "none"
      ? ""
      : `\n--body, ${rule}: a JSON object (? marks optional fields)\n${fieldLines(body, "  ")}`,
  ].join("");
}

function fieldLines(fields: FieldTexts, indent: string): string {
  return Object.entries(fields)
    .sort(([a], [b]) => Number(a.endsWith("?")) - Number(b.endsWith("?")))
    .map(([name, value]) =>
      typeof value === "string"
        ? `${indent}${name}: ${value}\n`
        : `${indent}${name}:\n${fieldLines(value, `${indent}  `)}`,
    )
    .join("");
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}
