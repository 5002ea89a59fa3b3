import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRequests } from "../../../checks/imports/requests.ts";

const root = join(import.meta.dirname, "../../..");

/** Files of a path at most, from the socket to the response; a cache hit passes fewer. */
const MAX_FILES = 8;
const MAX_FILES_OF_HIT = 4;

/** Fastify calls the hooks of plugins before and after a route. */
const HOOKS = "src/adapters/http/plugins/";
/** Interfaces: a file that imports one calls the file that implements it. */
const INTERFACE = /^src\/(?:ports\/|adapters\/http\/(?:contract\/|rendering\/document-renderer\.ts$))/;

/** The drawings in CONTRIBUTING.md: the files of each path, in order, relative to the project. */
const paths = drawings(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"));

function drawings(guide: string): ReadonlyMap<string, readonly string[]> {
  const [, block = ""] = /### The path of a request\n.*?```\n(.*?)```/s.exec(guide) ?? [];
  const entries = block.split("\n\n").map((drawing) => {
    const [title = "", ...lines] = drawing.trim().split("\n");
    return [title, lines.map((line) => projectPath(line.trim().split(/\s/, 1)[0] ?? ""))] as const;
  });
  return new Map(entries);
}

function projectPath(path: string): string {
  if (path.startsWith("client/")) return path;
  return path.startsWith("http/") ? `src/adapters/${path}` : `src/${path}`;
}

const imports = new Map<string, readonly string[]>();

/** The project's files that a file imports. */
function importsOf(file: string): readonly string[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function readImports(file: string): readonly string[] {
  const { requests } = readRequests(file, readFileSync(join(root, file), "utf8"));
  return requests
    .flatMap(({ specifier }) => (specifier?.startsWith(".") ? join(dirname(file), specifier) : []))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
}

/** Whether one of the earlier files imports a file or an interface of it, directly or by others. */
function isReached(file: string, earlier: readonly string[]): boolean {
  if (file.startsWith(HOOKS)) return true;
  const sought = [file, ...importsOf(file).filter((imported) => INTERFACE.test(imported))];
  const reached = new Set(earlier);
  for (const at of reached) {
    if (sought.includes(at)) return true;
    // Neither the domain nor an interface calls the files of a path.
    if (at.startsWith("src/domain/") || INTERFACE.test(at)) continue;
    for (const imported of importsOf(at)) reached.add(imported);
  }
  return false;
}

it("the path of every kind of request is drawn", () => {
  expect([...paths.keys()].map((title) => title.split(/[:,(]/, 1)[0]?.trim())).toEqual([
    "a page from the cache",
    "a page that is not",
    "a search",
    "an editor's preview",
    "a sign-up",
    "a navigation",
    "a search in the panel",
    "a sign-up",
  ]);
});

describe.each([...paths])("%s", (title, files) => {
  it("names files that exist, and few of them", () => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(title.endsWith("(hit)") ? MAX_FILES_OF_HIT : MAX_FILES);
  });

  it("is in the order in which the files call each other", () => {
    const backwards = files.flatMap((file, place) =>
      importsOf(file)
        .filter((imported) => files.slice(0, place).includes(imported) && !imported.startsWith(HOOKS))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(backwards).toEqual([]);
  });

  it("has no gap: each file is imported by one before it, implements its interface, or is a hook", () => {
    const unreached = files.slice(1).filter((file, place) => !isReached(file, files.slice(0, place + 1)));
    expect(unreached).toEqual([]);
  });
});
