import { readMarkdown } from "../documentation/markdown.ts";

/** A name, a message or a test title in a file. */
export interface Named {
  readonly line: number;
  /** Its kind: "the exported name". */
  readonly what: string;
  readonly text: string;
}

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const CONSTANT = /^\s*const ([A-Z][A-Z\d_]+)\b/gm;
/** A call of a log method, up to the end of its statement. */
const LOGGED = /\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)\((.*?)\)?;$/gims;
const STRING = /"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g;
const METRIC = /^ {2}(\w+): \{|\bhelp: "([^"]*)"/gm;
/** The title of a test or of a group of tests. */
const TITLE = /^[ \t]*(?:\]|\}|(?:describe|it|test)\b)[^"`\n]*\(\s*(?:"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/gm;
const SCRIPT = /^ {4}"([\w:-]+)": "/gm;

/** Folders whose log operators read. */
const LOGGING = /^(?:src|sandbox)\//;

/** The file of the metrics; operators read their help texts. */
const METRICS = "src/ports/meter.ts";

/** All names, messages and test titles in a file that engineers and operators search for. */
export function namedIn(path: string, text: string): readonly Named[] {
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const all = (pattern: RegExp, what: string): readonly Named[] =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(match.index),
      what,
      text: match[1] ?? match[2] ?? "",
    }));
  if (path.endsWith(".md")) {
    return readMarkdown(text).headings.map((heading) => ({ ...heading, what: "the heading" }));
  }
  if (path === "package.json") {
    const from = text.indexOf('"scripts"');
    return all(SCRIPT, "the npm script").filter(({ line }) => line > lineAt(from));
  }
  if (!/\.(?:[cm]?[jt]s|tsx)$/.test(path)) return [];
  const calls = LOGGING.test(path) ? [...text.matchAll(LOGGED)] : [];
  const logged = calls.flatMap(({ index, 1: call = "" }) =>
    [...call.matchAll(STRING)].map(([, quoted, template]) => ({
      line: lineAt(index),
      what: "the log message",
      text: (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "…"),
    })),
  );
  return [
    ...all(EXPORTED, "the exported name"),
    ...all(CONSTANT, "the constant"),
    ...logged,
    ...(path === METRICS ? all(METRIC, "the metric") : []),
    ...(path.startsWith("tests/") ? all(TITLE, "the test title") : []),
  ];
}
