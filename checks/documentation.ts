import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { decoded } from "../src/domain/links/decoded.ts";
import { unknownFigures, withoutSeparators } from "./documentation/figures.ts";
import { type Markdown, type Mention, readMarkdown } from "./documentation/markdown.ts";
import { isKnown, unknownVariables } from "./documentation/program-names.ts";
import { unknownQuotes } from "./documentation/quotes.ts";
import { type Finding, report } from "./findings.ts";
import { projectFiles } from "./project-files.ts";

/** Documents that tell of what is not there any more, or of pages of the sample. */
const NOT_OF_PROGRAMS = /^(?:CHANGELOG\.md|docs\/adr\/|sample\/)|\/(?:CHANGELOG|MIGRATION)\.md$/;
/** What it names was there in a version. */
const HISTORY = /(?:^|\/)CHANGELOG\.md$/;
/** Documents that state what was measured once, or what was asked for. */
const NOT_OF_RESULTS = /^(?:bench\/|docs\/specification\.md$)/;
/** Documents that quote what operators read. */
const QUOTING = /^docs\/(?:operations\.md$|capabilities\/)/;
const RESULTS = "bench/results.md";
/** Files that are not programs: they have no text, or another company deletes them. */
const NO_PROGRAM = /^sample\/|\.(?:md|webp|png|jpg|pdf|woff2?|ttf|ico|gz)$/;

/** Checks that links, anchors, paths, addresses, variables, figures and messages in the documentation exist. */
function checkDocumentation(root: string): readonly Finding[] {
  const files = projectFiles(root, [".ci", ".github"]);
  const texts = new Map(
    files
      .filter((path) => path.endsWith(".md"))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
  const pages = new Map([...texts].map(([path, text]) => [path, readMarkdown(text)]));
  const programs = programText(root, files);
  return [
    ...[...pages].flatMap(([path, page]) => checkLinks(root, path, page, pages)),
    ...[...pages].flatMap(([path, page]) => (HISTORY.test(path) ? [] : checkPaths(root, path, page, files))),
    ...checkNames(texts, programs),
    ...checkStatements(texts, programs),
  ];
}

/** Checks that a program or a benchmark has the figures of documents, and that a program says what those for operators quote. */
function checkStatements(texts: ReadonlyMap<string, string>, programs: string): readonly Finding[] {
  const measured = withoutSeparators(`${programs}\n${texts.get(RESULTS) ?? ""}`);
  return [...texts]
    .filter(([path]) => !NOT_OF_PROGRAMS.test(path) && !NOT_OF_RESULTS.test(path))
    .flatMap(([path, text]) => {
      const quotes = QUOTING.test(path) ? unknownQuotes(text, programs) : [];
      return [
        ...unknownFigures(text, measured).map((figure) => ({
          place: path,
          problem: `states ${figure}, which no program and no benchmark has`,
        })),
        ...quotes.map((words) => ({ place: path, problem: `quotes "${words}", which nothing says` })),
      ];
    });
}

/** Everything that is not a document. */
function programText(root: string, files: readonly string[]): string {
  return files
    .filter((path) => !NO_PROGRAM.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
}

/** Checks that a program has the variables, constants and addresses that documents name. */
function checkNames(texts: ReadonlyMap<string, string>, programs: string): readonly Finding[] {
  return [...texts]
    .filter(([path]) => !NOT_OF_PROGRAMS.test(path))
    .flatMap(([path, text]) => {
      const unknown = readMarkdown(text).code.filter((mention) => !isKnown(mention.text, programs));
      return [
        ...unknown.map(({ line, text: name }) => unknownName(`${path}:${line}`, name)),
        ...unknownVariables(text, programs).map((name) => unknownName(path, name)),
      ];
    });
}

function unknownName(place: string, name: string): Finding {
  return { place, problem: `names ${name}, which no program has` };
}

function checkLinks(
  root: string,
  path: string,
  page: Markdown,
  pages: ReadonlyMap<string, Markdown>,
): readonly Finding[] {
  return page.links.flatMap(({ line, text: link }) => {
    if (/^[a-z][\w+.-]*:/i.test(link)) return [];
    const [file = "", anchor] = decoded(link).split("#");
    const base = file.startsWith("/") ? "" : dirname(path);
    const target = file === "" ? path : posix.join(base, file).replace(/^\/|\/$/g, "");
    const place = `${path}:${line}`;
    if (target.startsWith("..") || !existsSync(join(root, target))) {
      return [{ place, problem: `links to ${link}, which does not exist` }];
    }
    const anchors = pages.get(target)?.anchors;
    const missing = anchor !== undefined && anchors !== undefined && !anchors.has(anchor);
    return missing ? [{ place, problem: `links to ${link}, but ${target} has no heading #${anchor}` }] : [];
  });
}

/** Folders with generated or installed files, which are not part of the repository. */
const IGNORED = ["node_modules", "dist", ".git", ".cache", "data", "screenshots", "test-results"];

/** Checks paths from the root, and names and ends of paths of code files, which may be in any folder. */
function checkPaths(
  root: string,
  path: string,
  page: Markdown,
  files: readonly string[],
): readonly Finding[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !IGNORED.includes(entry.name))
    .map(({ name }) => `${name}/`);
  const isMissing = ({ text }: Mention) => {
    const isBelow = folders.some((folder) => text.startsWith(folder));
    if (!isBelow && /^[\w./-]+\.(?:ts|tsx|mjs)$/.test(text))
      return !files.some((file) => file === text || file.endsWith(`/${text}`));
    const isPath = isBelow && /^[\w@./*-]+(:\d+)?$/.test(text);
    return isPath && !pathExists(root, text.replace(/:\d+$/, ""));
  };
  return page.code
    .filter(isMissing)
    .map(({ line, text }) => ({ place: `${path}:${line}`, problem: `names ${text}, which does not exist` }));
}

/** A word in capitals, as in `sample/documents/TYPE/UID.json`, is a placeholder for any name. */
function pathExists(root: string, path: string): boolean {
  if (existsSync(join(root, path))) return true;
  return globSync(path.replace(/[A-Z][A-Z_]+/g, "*"), { cwd: root }).length > 0;
}

report(checkDocumentation(process.cwd()), "Every link and path in the documentation exists.");
