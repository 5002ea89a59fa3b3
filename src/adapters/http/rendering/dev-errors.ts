import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ErrorPayload, ViteDevServer } from "vite";
import { z } from "zod";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { reportRendered } from "./dev-rendered.ts";
import { escapeJson } from "./escape-json.ts";

/** An error as Vite's overlay shows it: with the file, the line and an excerpt of the code, as far as they are known. */
export type DescribedError = ErrorPayload["err"];

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What Vite's plugins add to an error that they have found in a file. */
const foundByVite = z.object({ id: z.string() });

/** Describes an error of the code that Vite runs, and corrects the places in its stack, which are those of the compiled code. */
export function describeError(vite: ViteDevServer, error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: String(error), stack: "" };
  vite.ssrFixStacktrace(error);
  const message = stripVTControlCharacters(error.message);
  const calls = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const { data: found } = foundByVite.safeParse(error);
  // Its message has the line, and an excerpt, unless it says what is missing.
  if (found) return { message, stack: calls.join("\n"), id: found.id, ...shownAt(missingImport(message)) };
  return described(vite, `${error.name}: ${message}`, calls, missingImport(message));
}

/**
 * Describes what is wrong with a setting or with the sample: not the code that has found it.
 *
 * @param envFiles - The files of variables.
 */
export function describeInput(message: string, envFiles: readonly string[]): DescribedError {
  return { message, stack: "", ...(shownAt(placeInFront(message)) ?? variableAt(message, envFiles)) };
}

/**
 * Describes an error in the browser, whose stack has the addresses of the files and the places in what Vite sends of them.
 *
 * @returns `undefined` if no code of the project has a part in it: a file could not be loaded while the site restarts.
 */
export function describeBrowserError(
  vite: ViteDevServer,
  { name, message, stack = "" }: Pick<Error, "name" | "message" | "stack">,
): DescribedError | undefined {
  const calls = stack.split("\n").flatMap((call) => callInFile(vite, call) ?? []);
  const error = described(vite, `${name}: ${message}`, calls);
  return error.loc && error;
}

function described(
  vite: ViteDevServer,
  message: string,
  calls: readonly string[],
  place?: Place,
): DescribedError {
  const project = dirname(vite.config.root) + sep;
  const own = calls.filter(
    (call) => placeOf(call)?.file.startsWith(project) && !call.includes("node_modules"),
  );
  const stack = (own.length > 0 ? own : calls).join("\n");
  return { message, stack, ...shownAt(place ?? placeOf(own[0] ?? "")) };
}

function shownAt(place: Place | undefined): Pick<DescribedError, "id" | "loc" | "frame"> | undefined {
  if (!place || !existsSync(place.file)) return undefined;
  const { file, ...loc } = place;
  return { id: file, loc, frame: excerpt(place) };
}

/** Where a variable is set that a message begins with. Without the text of the file, which has secrets. */
function variableAt(
  message: string,
  envFiles: readonly string[],
): Pick<DescribedError, "id" | "loc"> | undefined {
  const [, name = ""] = /^([A-Z][A-Z\d_]*): /.exec(message) ?? [];
  const setting = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`);
  for (const id of envFiles.filter((file) => name !== "" && existsSync(file))) {
    const line =
      readFileSync(id, "utf8")
        .split("\n")
        .findLastIndex((text) => setting.test(text)) + 1;
    if (line > 0) return { id, loc: { line, column: 1 } };
  }
  return undefined;
}

/** Where a call of a browser is: `http://localhost:3000/shell/footer.tsx?t=1:20:9`. */
const ADDRESS = /https?:\/\/[^\s/]+(?<url>\/[^\s:?]*)(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)/;

function callInFile({ environments }: ViteDevServer, call: string): string | undefined {
  const { url = "", line, column } = ADDRESS.exec(call)?.groups ?? {};
  const module = environments.client.moduleGraph.urlToModuleMap.get(url);
  const map = module?.transformResult?.map;
  if (!module?.file || !map || !("sources" in map)) return undefined;
  const origin = new SourceMap({ sourceRoot: "", ...map }).findOrigin(Number(line), Number(column));
  if (!("lineNumber" in origin)) return undefined;
  // `at Footer (http://…)`, or `Footer@http://…` in Firefox and Safari.
  const called = call
    .slice(0, call.search(ADDRESS))
    .replace(/^\s*at /, "")
    .replace(/[@(]/, "")
    .trim();
  return `    at ${called || "the module"} (${module.file}:${origin.lineNumber}:${origin.columnNumber})`;
}

/** What Vite cannot compile, without the code of the whole file and the stack of its runner, which would fill the terminal. */
export function withoutCode(error: unknown): unknown {
  const { data: found } = foundByVite.safeParse(error);
  if (!found || !(error instanceof Error)) return error;
  const message = stripVTControlCharacters(error.message);
  return Object.assign(new Error(message), { id: found.id, stack: message });
}

/** A document that shows an error in Vite's overlay, and that Vite reloads after the next change. */
export function errorDocument(error: DescribedError): string {
  const { message, id, loc, frame, stack } = error;
  const place = [id, loc?.line, loc?.column].filter((part) => part !== undefined).join(":");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(message.split("\n")[0] ?? "")}</title>
</head>
<body>
<pre>${escapeHtml([message, place, frame, stack].filter(Boolean).join("\n"))}</pre>
<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${escapeJson(error)}));
</script>
${reportRendered(Date.now())}</body>
</html>
`;
}

/** Vite says which file imports a missing module, but not where. */
const MISSING =
  /^(?:Failed to load url (?<url>\S+) .*? in (?<importer>.+)\. Does the file exist\?|Cannot find (?:module|package) '(?<name>[^']+)' imported from '(?<by>[^']+)')$/;

function missingImport(message: string): Place | undefined {
  const { url, name = url, importer, by: file = importer } = MISSING.exec(message)?.groups ?? {};
  if (name === undefined || file === undefined || !existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(`"${name}"`) || line.includes(`'${name}'`));
  return index < 0 ? undefined : { file, line: index + 1, column: (lines[index]?.indexOf(name) ?? 0) + 1 };
}

/** A call in a stack: its file is the rest of the line, in parentheses if the function has a name. */
const CALL = /[\s(](?:file:\/\/)?(?<file>\/[^():]+|[A-Z]:[^():]+):(?<line>\d+):(?<column>\d+)\)?$/;

function placeOf(call: string): Place | undefined {
  const { file, line, column } = CALL.exec(call)?.groups ?? {};
  return file === undefined ? undefined : { file: resolve(file), line: Number(line), column: Number(column) };
}

/** What is read at the start, such as the sample, names its file, line and column itself: the stack has those of its reader. */
const NAMED = /^(?<file>\/[^:\n]+|[A-Z]:[^:\n]+):(?<line>\d+):(?<column>\d+) /;

function placeInFront(message: string): Place | undefined {
  const { file, line, column } = NAMED.exec(message)?.groups ?? {};
  return file === undefined ? undefined : { file: resolve(file), line: Number(line), column: Number(column) };
}

/** Lines around a place, as a compiler shows them. */
function excerpt({ file, line, column }: Place): string {
  const lines = readFileSync(file, "utf8").split("\n");
  const first = Math.max(0, line - 3);
  const width = String(line + 2).length;
  return lines
    .slice(first, line + 2)
    .flatMap((text, index) => {
      const number = first + index + 1;
      const shown = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${text}`;
      return number === line ? [shown, `${" ".repeat(width + 2)} | ${" ".repeat(column - 1)}^`] : [shown];
    })
    .join("\n");
}
