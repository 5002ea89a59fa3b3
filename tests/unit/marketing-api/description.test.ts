import { expect, it } from "vitest";
import { compareDescription } from "../../../scripts/marketing-description/compare.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";

/** A description of the catalog, with other names of path parameters. */
function described() {
  const paths: Record<
    string,
    Record<string, { summary: string; parameters: { name: string; in: string }[] }>
  > = {};
  for (const { method, path, operation } of operations) {
    const route = path.replaceAll(/\{\w+\}/g, "{id}");
    const parameters = (operation.rules.query ?? []).map((name) => ({ name, in: "query" }));
    paths[route] = { ...paths[route], [method.toLowerCase()]: { summary: "", parameters } };
  }
  return paths;
}

it("a description of the catalog has nothing new, and nothing is gone", () => {
  expect(compareDescription({ swagger: "2.0", paths: described() })).toEqual([]);
});

it("new and lacking operations and query parameters are named", () => {
  const { "/ping": _gone, "/lists": lists, ...paths } = described();
  const get = {
    summary: "",
    parameters: [
      { name: "colour", in: "query" },
      { name: "body", in: "body" },
    ],
  };
  const changed = { ...paths, "/lists": { ...lists, get }, "/things": { get: { summary: "List things" } } };
  const lines = compareDescription({ paths: changed });
  expect(lines).toEqual(
    expect.arrayContaining([
      "new: GET /things List things",
      "gone: GET /ping (ping.get)",
      "new: lists.list: query colour",
      "gone: lists.list: query email",
    ]),
  );
  expect(lines.filter((line) => line.startsWith("new"))).toHaveLength(2);
});

it("another document is refused", () => {
  expect(() => compareDescription({ openapi: "3.1.0" })).toThrow("paths");
});
