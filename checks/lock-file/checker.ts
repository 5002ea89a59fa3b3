import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Finding } from "../findings.ts";

const versions = z.record(z.string(), z.string()).default({});

const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/**
 * Checks that `npm ci` works with the lock file on every platform. npm silently omits a platform's package from the lock
 * file if the registry does not have that version, and then refuses to install from it.
 */
export function checkLockFile(root: string): Finding[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const places = Object.keys(packages);
  const names = new Set(
    places.map((place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)),
  );
  return Object.entries(packages).flatMap(([place, { resolved, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => ({
        place: "package-lock.json",
        problem: `${place || "the project"} wants ${name}, which has no entry: pin a version that every platform has`,
      })),
    ...(resolved === undefined || !URL.canParse(resolved)
      ? []
      : [
          {
            place: "package-lock.json",
            problem: `${place} is tied to one registry: ${new URL(resolved).host}`,
          },
        ]),
  ]);
}

/** Checks that each dependency is pinned to one version: a range would allow untested versions. */
export function checkPins(root: string): Finding[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return Object.values(manifest)
    .flatMap((dependencies) => Object.entries(dependencies))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({ place: "package.json", problem: `${name} is not pinned: ${version}` }));
}
