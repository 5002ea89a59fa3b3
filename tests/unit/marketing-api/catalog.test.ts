import { describe, expect, it } from "vitest";
import { queryTypes } from "../../../src/adapters/in-memory/marketing/signatures.ts";
import {
  findOperation,
  type OperationData,
  operations,
} from "../../../src/ports/marketing-api/operations.ts";

const namesOf = (isMeant: (operation: OperationData) => boolean) =>
  operations.filter(isMeant).map(({ name }) => name);

const camelCase = (segment: string) =>
  segment.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Operations with a name that does not follow from their path. */
const named: Readonly<Record<string, string>> = {
  "root.get": "GET /",
  "customerJourneys.trigger": "POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger",
};

const verbs: Readonly<Record<OperationData["method"], readonly string[]>> = {
  GET: ["list", "get", "search"],
  POST: ["create", "add", "update", "batchMembers"],
  PATCH: ["update"],
  PUT: ["set"],
  DELETE: ["delete", "remove"],
};

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

describe("the name of an operation", () => {
  const byPath = operations.filter(({ name }) => !(name in named));

  it("follows the path, with a few exceptions", () => {
    for (const [name, route] of Object.entries(named))
      expect(findOperation(name)?.operation.route).toBe(route);
    for (const { name, path } of byPath) {
      const groups = path
        .replace(/\/actions\/[^/]+$/, "")
        .split("/")
        .filter((segment) => segment !== "" && !segment.startsWith("{"));
      expect(name.split(".").slice(0, -1), path).toEqual(groups.map(camelCase));
    }
  });

  it("ends with the verb of its method, or with the action", () => {
    for (const { name, method, path } of byPath) {
      const action = /\/actions\/([^/]+)$/.exec(path)?.[1];
      const allowed = action === undefined ? verbs[method] : [camelCase(action)];
      expect(allowed, `${method} ${path}`).toContain(name.split(".").at(-1));
    }
  });
});
