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
 * Checks that `npm ci` can work with the lock file on every platform. npm leaves a platform's package out of the
 * lock, silently, when its registry does not have that version, and then refuses to install from it.
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

/** Checks that each package that the project asks for is of one version: a range would let others in unseen. */
export function checkPins(root: string): Finding[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return Object.values(manifest)
    .flatMap((asked) => Object.entries(asked))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({ place: "package.json", problem: `${name} is not pinned: ${version}` }));
}
