import { operations } from "../../src/ports/marketing-api/operations.ts";

/** The comment of a row of the catalog in its declaration, and the route of the row. */
const ROW =
  /(\/\*\*(?:(?!\*\/).)*?)\s*\*\/(\s*readonly \w+: (?:import\("[^"]+"\)\.)?TypedOperation<"([^"]+)")/gs;

/** Adds to the comments of rows in a declaration what follows from the row: method and path, pages and errors. */
export function withRoutes(declaration: string): string {
  return declaration.replaceAll(ROW, (all, comment: string, row: string, route: string) => {
    const facts = factsOf(route);
    if (facts === undefined) return all;
    return comment.includes("\n") ? `${comment}\n* ${facts}\n*/${row}` : `${comment} ${facts} */${row}`;
  });
}

function factsOf(route: string): string | undefined {
  const found = operations.find(({ operation }) => operation.route === route);
  if (found === undefined) return undefined;
  const errors = [
    ...(found.pathParameters.length > 0 ? ["`Resource Not Found` (404)"] : []),
    ...(found.body === "none" ? [] : ["`Invalid Resource` (400)"]),
  ];
  const pages = "Pages of 10 (`count`: at most 1000); `.all()` iterates over all.";
  return [
    `\`${route}\`.`,
    ...(found.pages === undefined ? [] : [pages]),
    ...(errors.length > 0 ? [`Errors: ${errors.join(", ")}.`] : []),
  ].join(" ");
}
