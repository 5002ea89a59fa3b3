/** `npm run marketing:reference`: writes the reference of the Marketing API. */
import { type OperationData, operations } from "../src/ports/marketing-api/operations.ts";
import { generate } from "./command-line.ts";
import { readSignatures, type Signature } from "./marketing-reference/signatures.ts";

const HEAD = `# Marketing API: reference

Written by \`npm run marketing:reference\` from the catalog (\`src/ports/marketing-api/catalog.ts\`); the checks fail
when it is out of date. The [guide](marketing-guide.md) shows how calls are made.

- **Operation** is the name in the client (\`marketing.lists.members.list(…)\`), on the command line
  (\`npm run marketing -- lists.members.list\`) and in errors.
- **Required** and **optional** are the arguments of the call: the parameters of the path, \`body\`, and those of the query.
- **Paged**: the key of a page's items. Such an operation has \`.all(…)\`, which iterates over all pages.
- **Safe to retry**: the client retries the call after a transient failure.

The fields of a body are in \`npm run marketing -- OPERATION --help\`, and in the types (\`src/ports/marketing-api/types/\`).
`;

/** All files that are generated from the catalog and its types, by path. */
export function referenceFiles(): ReadonlyMap<string, string> {
  return new Map([["docs/marketing-api.md", referencePage(readSignatures())]]);
}

/** The reference page: one table for each resource, one row for each operation. */
function referencePage(signatures: ReadonlyMap<string, Signature>): string {
  const groups = Map.groupBy(operations, ({ name }) => name.split(".")[0] ?? name);
  const contents = [...groups].map(
    ([group, rows]) => `[\`${group}\`](#${group.toLowerCase()}) (${rows.length})`,
  );
  const tables = [...groups].map(([group, rows]) => table(group, rows, signatures));
  return [HEAD, `${operations.length} operations: ${contents.join(", ")}.`, "", ...tables].join("\n");
}

function table(
  group: string,
  rows: readonly OperationData[],
  signatures: ReadonlyMap<string, Signature>,
): string {
  return [
    `## ${group}`,
    "",
    "| Operation | Method and path | Required | Optional | Paged | Safe to retry |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => line(row, signatures.get(row.name))),
    "",
  ].join("\n");
}

function line(data: OperationData, signature: Signature | undefined): string {
  const { name, method, path, pathParameters, body, requiredQuery, pages, safe } = data;
  const names = Object.keys(signature?.query ?? {}).map((given) => given.replace("?", ""));
  const optional = names.filter((given) => !requiredQuery.includes(given));
  const cells = [
    code([name]),
    code([`${method} ${path}`]),
    code([...pathParameters, ...requiredQuery, ...(body === "required" ? ["body"] : [])]),
    code([...(body === "optional" ? ["body"] : []), ...optional]),
    code(pages === undefined ? [] : [pages]),
    safe ? "yes" : "no",
  ];
  return `| ${cells.join(" | ")} |`;
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

if (import.meta.main)
  await generate("npm run marketing:reference\n\nWrites the reference of the Marketing API.", referenceFiles);
