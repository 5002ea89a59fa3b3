import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createVitest, type TestProject, type Vitest } from "vitest/node";
import { z } from "zod";
import { argumentsOf } from "../scripts/command-line.ts";
import {
  type CommandLine,
  commandLinesIn,
  expanded,
  runsVitest,
  type TestSelection,
  testSelection,
} from "./commands/command-line.ts";
import { type Finding, report } from "./findings.ts";
import { projectFiles } from "./project-files.ts";

argumentsOf(
  `npm run check -- commands

Checks that every npm script, and every command that a document names, can start: the script exists, its program answers
--help, which names the options, and what it tests matches a test file.`,
  {},
);

const manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
/** Servers, which tests start: they have variables, and no options. */
const SERVERS = /^(?:src|sandbox|dist)\//;
const OWN_FILE = /^[\w-]+(?:\/[\w.-]+)+\.m?[jt]s$/;
/** Test projects that there are only with the sample, or with the browser. */
const OPTIONAL_PROJECTS = ["browser", "firefox", "webkit"];

async function checkCommands(root: string): Promise<readonly Finding[]> {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  const documents = projectFiles(root, [".ci", ".github"]).filter(
    (path) => path.endsWith(".md") || path === ".ci/run" || path.startsWith(".github/"),
  );
  const named = documents.flatMap((path) => commandLinesIn(readFileSync(join(root, path), "utf8"), path));
  const own = Object.keys(scripts).map((name) => ({
    place: `package.json ${name}`,
    words: ["npm", "run", name],
  }));
  const missing = named.flatMap(({ place, words: [tool, , name = ""] }) =>
    tool === "npm" && !(name in scripts)
      ? [{ place, problem: `names npm script ${name}, which package.json does not have` }]
      : [],
  );
  const lines = [...own, ...named].flatMap((line) => expanded(line, scripts));
  return [...missing, ...(await checkPrograms(root, lines)), ...(await checkTests(root, lines))];
}

interface ProgramCall {
  readonly place: string;
  readonly file: string;
  readonly options: readonly string[];
}

/** Every program answers `--help`, and names there each option with which it is called. */
async function checkPrograms(root: string, lines: readonly CommandLine[]): Promise<readonly Finding[]> {
  const programs = Map.groupBy(lines.flatMap(programCall), ({ file }) => file).entries();
  const findings: Finding[] = [];
  const worker = async () => {
    for (const [file, calls] of programs) findings.push(...(await checkProgram(root, file, calls)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return findings;
}

function programCall({ place, words: [tool, ...words] }: CommandLine): readonly ProgramCall[] {
  const at = words.findIndex((word) => !word.startsWith("-"));
  const [file = "", ...args] = words.slice(at);
  if (tool !== "node" || !OWN_FILE.test(file) || SERVERS.test(file)) return [];
  // After a word come the options of what the word names.
  const options = args[0]?.startsWith("--")
    ? args.filter((arg) => /^--[a-z]/.test(arg) && arg !== "--help")
    : [];
  return [{ place, file, options: options.map((option) => option.replace(/=.*/, "")) }];
}

async function checkProgram(
  root: string,
  file: string,
  calls: readonly ProgramCall[],
): Promise<readonly Finding[]> {
  const { help, problem } = await helpOf(root, file);
  if (problem !== undefined)
    return [{ place: calls[0]?.place ?? file, problem: `runs ${file}, which ${problem}` }];
  return calls.flatMap(({ place, options }) =>
    options
      .filter((option) => !help.includes(option))
      .map((option) => ({ place, problem: `names ${option}, which ${file} --help does not` })),
  );
}

async function helpOf(root: string, file: string): Promise<{ help: string; problem?: string }> {
  if (!existsSync(join(root, file))) return { help: "", problem: "does not exist" };
  // Without it, the program would do whatever it does.
  if (!/\bargumentsOf\(|\bgenerate\(|--help/.test(readFileSync(join(root, file), "utf8")))
    return { help: "", problem: "has no --help: scripts/command-line.ts reads arguments" };
  // Compiled once for all checks.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, ".cache/commands") };
  const program = spawn(process.execPath, [file, "--help"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(program, "close");
  const [help, error] = await Promise.all([text(program.stdout), text(program.stderr), closed]);
  if (program.exitCode === 0 && help !== "") return { help };
  return { help, problem: `ends with ${program.exitCode} for --help: ${error.trim()}` };
}

/** What a command tests matches test files. */
async function checkTests(root: string, lines: readonly CommandLine[]): Promise<readonly Finding[]> {
  const byConfig = Map.groupBy(lines.filter(runsVitest).map(testSelection), ({ config }) => config);
  const findings: Finding[] = [];
  for (const [config, selections] of byConfig) {
    const vitest = await createVitest("test", { root, config, run: true, watch: false, reporters: [] });
    for (const selection of selections) findings.push(...(await checkSelection(vitest, selection)));
    await vitest.close();
  }
  return findings;
}

async function checkSelection(
  vitest: Vitest,
  { place, config, projects: named, filters, pattern }: TestSelection,
): Promise<readonly Finding[]> {
  const existing = vitest.projects.map(nameOf);
  // `'!NAME'` leaves a project out.
  const projects = named.filter((name) => !/^'?!/.test(name));
  const [unknown] = projects.filter((name) => !existing.includes(name));
  if (unknown !== undefined && OPTIONAL_PROJECTS.includes(unknown)) return [];
  if (unknown !== undefined)
    return [{ place, problem: `names the tests ${unknown}, which ${config} does not have` }];
  const found = filters.map(async (filter) => {
    const specifications = await vitest.globTestSpecifications([filter]);
    const files = specifications
      .filter(({ project }) => projects.length === 0 || projects.includes(nameOf(project)))
      .map(({ moduleId }) => moduleId);
    const what = [...projects, filter].filter(Boolean).join(" ");
    if (files.length === 0) return { place, problem: `tests ${what}, which no test file matches` };
    const isCalled = files.some((file) => new RegExp(pattern).test(readFileSync(file, "utf8")));
    return isCalled ? undefined : { place, problem: `tests "${pattern}", as no test of ${what} is called` };
  });
  return (await Promise.all(found)).filter((finding) => finding !== undefined);
}

/** Vitest appends the browser, if the tests run in one. */
function nameOf({ name }: TestProject): string {
  return name.replace(/ \(\w+\)$/, "");
}

report(await checkCommands(process.cwd()), "Every script and every command in the documentation can start.");
