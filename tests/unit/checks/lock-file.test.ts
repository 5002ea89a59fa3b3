import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { project } from "./seeded-tree.ts";

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), optionalDependencies: versions }),
  ),
});
const read = (path: string): unknown => JSON.parse(readFileSync(join(project, path), "utf8"));
const { packages } = lockSchema.parse(read("package-lock.json"));

// npm silently omits a platform's package that the registry does not have, and then refuses to install.
it("the lock file has an entry for the package of every platform", () => {
  const names = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it("the lock file is not tied to one registry", () => {
  const places = Object.values(packages).flatMap(({ resolved = "" }) => resolved);
  const hint = "`npm install` in the project's folder removes them, by its .npmrc";
  expect(
    places.filter((place) => URL.canParse(place)),
    hint,
  ).toEqual([]);
});

it("each dependency is pinned to one version", () => {
  const pins = Object.values(manifestSchema.parse(read("package.json"))).flatMap(Object.entries<string>);
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
