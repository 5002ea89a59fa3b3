import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { queryTypes } from "../../../src/adapters/in-memory/marketing/signatures.ts";
import { createApi } from "../../../src/ports/marketing-api/api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import { type OperationData, operations } from "../../../src/ports/marketing-api/operations.ts";

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

  it("names each POST that is safe to repeat, and each body that may be missing", () => {
    expect(namesOf(({ method, safe }) => method === "POST" && safe)).toEqual([
      "connectedSites.verifyScriptInstallation",
      "lists.signupForms.update",
      "lists.members.tags.update",
    ]);
    expect(namesOf(({ body }) => body === "optional")).toEqual([
      "campaigns.createResend",
      "lists.surveys.replicate",
    ]);
  });

  it("has each route once", () => {
    const routes = operations.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it("has its groups in the README of the package, with the number of their operations", () => {
    const counts = readFileSync("packages/marketing-api/README.md", "utf8").matchAll(/`(\w+)`\s\((\d+)\)/g);
    const listed = Array.from(counts, ([, group, count]) => `${group} ${count}`);
    const groups = Map.groupBy(operations, ({ name }) => name.split(".")[0]);
    expect(listed).toEqual([...groups].map(([group, rows]) => `${group} ${rows.length}`));
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
      expect(operations.find((one) => one.name === name)?.operation.route).toBe(route);
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

/** A list of numbered folders that can fail, and records its requests. */
function folders(total: number, response?: (offset: number) => object) {
  const asked: string[] = [];
  const failures: Error[] = [];
  let present = Array.from({ length: total }, (_, id) => ({ id }));
  const api = createApi(catalog, async ({ query }) => {
    asked.push(`${query.offset}+${query.count}`);
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    const offset = Number(query.offset);
    if (response !== undefined) return response(offset);
    return { folders: present.slice(offset, offset + Number(query.count)), total_items: present.length };
  });
  const remove = (...removed: readonly unknown[]) => {
    present = present.filter(({ id }) => !removed.includes(id));
  };
  return { list: api.templateFolders.list, asked, failures, remove };
}

const ids = (found: readonly { readonly id: unknown }[]) => found.map(({ id }) => id);

describe("all pages of a list", () => {
  it("have the maximum size by default", async () => {
    const { list, asked } = folders(3);
    for (const count of [undefined, 2000]) await list.all({ count }).toArray({ limit: 9 });
    expect(asked).toEqual(["0+1000", "0+1000"]);
  });

  it("end at an empty page, for any total_items", async () => {
    const { list, asked } = folders(0, () => ({ folders: [], total_items: 9 }));
    expect(await list.all().toArray({ limit: 9 })).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it("end at an incomplete page without total_items", async () => {
    const response = (offset: number) => ({
      folders: offset === 0 ? [{ id: 0 }, { id: 1 }] : [{ id: 1 }, { id: 2 }],
    });
    const { list, asked } = folders(0, response);
    expect(ids(await list.all({ count: 2 }).toArray({ limit: 9 }))).toEqual([0, 1, 2]);
    expect(asked).toHaveLength(2);
  });

  it("are not requested after a limit or the end of a loop", async () => {
    const { list, asked } = folders(9);
    expect(await list.all({ count: 2 }).toArray({ limit: 3 })).toHaveLength(3);
    expect(await list.all({ count: 2 }).toArray({ limit: 0 })).toEqual([]);
    for await (const folder of list.all({ count: 2 })) if (ids([folder])[0] === 0) break;
    expect(asked).toEqual(["0+2", "1+3", "0+2"]);
  });
});

describe("a page that fails", () => {
  it("is requested again by the next iteration step, without missing or duplicate items", async () => {
    const { list, asked, failures } = folders(4);
    const walk = list.all({ count: 2 })[Symbol.asyncIterator]();
    const found = [await walk.next(), await walk.next()];
    failures.push(new Error("lost"));
    await expect(walk.next()).rejects.toThrow("lost");
    found.push(await walk.next(), await walk.next());
    expect(found.map(({ value }) => value?.id)).toEqual([0, 1, 2, 3]);
    expect(await walk.next()).toEqual({ done: true, value: undefined });
    expect(asked).toEqual(["0+2", "1+3", "1+3"]);
  });

  it("is requested once for concurrent consumers", async () => {
    const { list, asked } = folders(2);
    const walk = list.all()[Symbol.asyncIterator]();
    const found = await Promise.all([walk.next(), walk.next(), walk.next()]);
    expect(found.map(({ done }) => done)).toEqual([false, false, true]);
    expect(asked).toHaveLength(1);
  });

  it("because its list is missing is an unreadable response, with the name of the operation", async () => {
    const { list } = folders(0, () => ({ total_items: 9 }));
    await expect(list.all().toArray({ limit: 9 })).rejects.toMatchObject({
      failure: "unreadable",
      operation: "templateFolders.list",
      message: "A page came without its folders when calling templateFolders.list",
    });
  });
});

it.each([[], [{}], [{ limit: "5" }], [{ limit: Number.NaN }]])(
  "toArray with %j says which limit it needs",
  async (...given) => {
    const { list } = folders(1);
    await expect(Reflect.apply(list.all().toArray, undefined, given)).rejects.toMatchObject({
      failure: "invalid-parameter",
      message: expect.stringContaining("'limit' when calling templateFolders.list: toArray({ limit: 1000 })"),
    });
  },
);

describe("a list that changes during the iteration", () => {
  it("loses no item, if each is removed when it comes", async () => {
    const { list, remove } = folders(9);
    const found: unknown[] = [];
    for await (const { id } of list.all({ count: 2 })) {
      found.push(id);
      remove(id);
    }
    expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("has no item twice, if others are removed before and after it", async () => {
    const { list, remove } = folders(8);
    const found: unknown[] = [];
    for await (const { id } of list.all({ count: 2 })) {
      found.push(id);
      if (found.length === 3) remove(0, 6);
    }
    expect(found).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });
});

it("the pages of a list say where the next one begins, so that a later iteration continues there", async () => {
  const { list } = folders(5);
  const read: unknown[] = [];
  for await (const { items, next } of list.all({ count: 2 }).pages()) read.push([ids(items), next]);
  expect(read).toEqual([
    [[0, 1], { offset: 2 }],
    [[2, 3], { offset: 4 }],
    [[4], undefined],
  ]);
  expect(ids(await list.all({ count: 2, offset: 4 }).toArray({ limit: 9 }))).toEqual([4]);
});
