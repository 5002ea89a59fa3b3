import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join, posix, relative } from "node:path";
import { type Finding, report } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { capabilityProblem } from "./capabilities.ts";
import { type Cycle, closingImports, type Graph } from "./cycles.ts";
import { type ModuleRequest, readRequests } from "./requests.ts";
import { type Zone, zones } from "./rules.ts";

/** Parts of the project in which neighbouring folders import each other in one direction only. */
const layered = /^(?:client|src\/(?:domain|ports|application|adapters\/[^/]+))\//;

/** What neighbours import of each other: folders, and files beside folders, each as a folder of its own. */
function folderGraph(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const part = layered.exec(file)?.[0];
      if (part === undefined || target === file || !target.startsWith(part)) continue;
      const [from, to] = neighbours(file, target);
      folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return folders;
}

/** The folders in which two files are, below the deepest folder that has both; a file directly in that stands for itself. */
function neighbours(file: string, target: string): readonly [string, string] {
  const one = file.split("/");
  const other = target.split("/");
  const depth = one.findIndex((name, index) => name !== other[index]);
  const folder = (names: readonly string[]) => names.slice(0, depth + 1).join("/");
  return [folder(one), folder(other)];
}

const code = /\.[cm]?[jt]sx?$/;

/** Checks that code files are in a zone and in no import cycle, with allowed imports, and neighbouring folders in none. */
export function checkImports(root: string): readonly Finding[] {
  const findings: Finding[] = [];
  const graph = new Map<string, Set<string>>();
  for (const file of projectFiles(root).filter((path) => code.test(path))) {
    const zone = zoneOf(file);
    if (zone === undefined) {
      findings.push({ place: file, problem: "does not belong to a zone of checks/imports/rules.ts" });
      continue;
    }
    const { requests, errors } = readRequests(file, readFileSync(join(root, file), "utf8"));
    findings.push(...errors.map((error) => ({ place: file, problem: `cannot be parsed: ${error}` })));
    const targets = new Set<string>();
    for (const request of requests) {
      const { problem, target } = judge(root, file, zone, request);
      if (problem !== undefined) findings.push({ place: `${file}:${request.line}`, problem });
      // An import that may not be is said as such, and not once more for each cycle that it closes.
      if (target !== undefined && problem === undefined) targets.add(target);
    }
    graph.set(file, targets);
  }
  const ofFiles = closingImports(graph);
  // A cycle of files is not said once more as one of what they are in.
  for (const { from, back } of ofFiles) graph.get(from)?.delete(back[0] ?? "");
  const ofFolders = closingImports(folderGraph(graph));
  return [...findings, ...[...ofFiles, ...ofFolders].map(findingOf)];
}

/** Number of files of a longer cycle that are named. */
const MAX_NAMED = 4;

function findingOf({ from, back: [imported = "", ...others] }: Cycle): Finding {
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : "";
  const by = others.length === 0 ? "" : ` by ${others.slice(0, MAX_NAMED).join(", ")}${more}`;
  return { place: from, problem: `imports ${imported}, which leads back to it${by}: a cycle`, isLast: true };
}

interface Verdict {
  readonly problem?: string;
  /** The project's own file that the request leads to. */
  readonly target?: string;
}

function judge(root: string, file: string, zone: Zone, request: ModuleRequest): Verdict {
  const { specifier } = request;
  if (specifier === undefined) {
    return zone.computed ? {} : { problem: `${zone.name} may not import a module by a computed name` };
  }
  if (isBuiltin(specifier)) {
    return zone.node ? {} : { problem: `${zone.name} may not import ${specifier}` };
  }
  if (!/^[./#]/.test(specifier)) return judgePackage(zone, specifier);
  const target = resolve(root, file, specifier);
  if (target === undefined) return { problem: `cannot resolve ${specifier}` };
  const problem = capabilityProblem(file, target);
  if (problem !== undefined) return { problem, target };
  const owner = zoneOf(target);
  if (owner === undefined) return { problem: `${zone.name} may not import ${target}, which is in no zone` };
  if (owner.name === zone.name || zone.zones === "any" || zone.zones.includes(owner.name)) return { target };
  return { problem: `${zone.name} may not import ${owner.name} (${target})`, target };
}

function judgePackage(zone: Zone, specifier: string): Verdict {
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  const allowed = zone.packages === "any" || zone.packages.includes(name);
  return allowed ? {} : { problem: `${zone.name} may not import ${name}` };
}

/** Imports have the full file name, as Node requires, so that the file only has to exist; `#` is a name of `package.json`. */
function resolve(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) {
    try {
      return relative(root, createRequire(join(root, file)).resolve(specifier));
    } catch {
      return undefined;
    }
  }
  const path = posix.join(dirname(file), specifier.replace(/\?.*$/, ""));
  if (path.startsWith("..")) return undefined;
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile() ? path : undefined;
}

function zoneOf(file: string): Zone | undefined {
  return zones.find(({ paths }) => paths.some((path) => file.startsWith(path)));
}

if (import.meta.main) report(checkImports(process.cwd()), "Every import follows the rules.");
