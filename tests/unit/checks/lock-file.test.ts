import { expect, it } from "vitest";
import { checkLockFile, checkPins } from "../../../checks/lock-file/checker.ts";
import { seededTree } from "./seeded-tree.ts";

function problemsOf(packages: object): string[] {
  const tree = seededTree({ "package-lock.json": JSON.stringify({ packages }) });
  return checkLockFile(tree).map(({ problem }) => problem);
}

const tool = { optionalDependencies: { "@tool/linux": "1.0.0", "@tool/mac": "1.0.0" } };

it("passes a lock file with an entry for every platform", () => {
  const packages = { "": {}, "node_modules/tool": tool, "node_modules/@tool/linux": {} };
  expect(problemsOf({ ...packages, "node_modules/tool/node_modules/@tool/mac": {} })).toEqual([]);
});

it("rejects a platform's package without an entry", () => {
  expect(problemsOf({ "node_modules/tool": tool, "node_modules/@tool/linux": {} })).toEqual([
    "node_modules/tool wants @tool/mac, which has no entry: pin a version that every platform has",
  ]);
});

it("rejects a package that is tied to one registry", () => {
  expect(problemsOf({ "node_modules/x": { resolved: "https://registry.example/x.tgz" } })).toEqual([
    "node_modules/x is tied to one registry: registry.example",
  ]);
});

it("rejects version ranges and tags", () => {
  const manifest = {
    dependencies: { exact: "1.2.3", range: "^1.2.3" },
    devDependencies: { newest: "latest" },
  };
  const tree = seededTree({ "package.json": JSON.stringify(manifest) });
  expect(checkPins(tree).map(({ problem }) => problem)).toEqual([
    "range is not pinned: ^1.2.3",
    "newest is not pinned: latest",
  ]);
});
