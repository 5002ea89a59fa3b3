import { describe, expect, it } from "vitest";
import { queryTypes } from "../../../src/adapters/in-memory/marketing/signatures.ts";
import { type OperationData, operations } from "../../../src/ports/marketing-api/operations.ts";

const namesOf = (isMeant: (operation: OperationData) => boolean) =>
  operations.filter(isMeant).map(({ name }) => name);

describe("the catalog", () => {
  // Methods, paths and parameters are compared with the provider's own client, in tests/contract/marketing-api.
  it("has pages for every list with an offset or a cursor, and for nothing else", () => {
    const paged = namesOf(
      ({ operation: { rules } }) =>
        rules.query?.some((name) => name === "offset" || name === "cursor") ?? false,
    );
    // The provider documents an offset for one report, too.
    const lists = paged.filter((name) => name !== "lists.abuseReports.get");
    expect(namesOf(({ pages }) => pages !== undefined)).toEqual(lists);
  });

  it("has each route once", () => {
    const routes = operations.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it("has the query parameters that are in the types", () => {
    for (const { name, operation } of operations) {
      expect(operation.rules.query ?? [], name).toEqual(expect.arrayContaining([...queryTypes(name).keys()]));
    }
  });
});
