/** A command, with the place that names it (`path:line`, or `package.json NAME`). */
export interface CommandLine {
  readonly place: string;
  readonly words: readonly string[];
}

/** A command of npm, Vitest or Node, with what follows it on the line, to the end of the code span or of the command. */
const COMMAND =
  /\b(?:npm (?:run(?:-script)? (?:--?[\w-]+ )*(?<script>[a-z][\w:.-]*\w)|(?:--?[\w-]+ )*(?<cycle>test|start|stop)\b)|(?<vitest>npx vitest\b)|node (?<file>[\w./-]+\.m?[jt]s)\b)(?<rest>[^`|&;#\n)\]]*)/g;

/** The commands that a text names. */
export function commandLinesIn(document: string, path: string): readonly CommandLine[] {
  return [...document.matchAll(COMMAND)].map(({ index, groups = {} }) => {
    const place = `${path}:${document.slice(0, index).split("\n").length}`;
    const { script, cycle, vitest, file = "", rest = "" } = groups;
    const name = script ?? cycle;
    const words = wordsOf(rest);
    if (name === undefined) return { place, words: vitest ? ["vitest", ...words] : ["node", file, ...words] };
    const separator = words.indexOf("--");
    return { place, words: ["npm", "run", name, ...(separator < 0 ? [] : words.slice(separator + 1))] };
  });
}

/** The commands that a command runs: those of an npm script, of which the last gets its arguments. */
export function expanded(
  { place, words }: CommandLine,
  scripts: Readonly<Record<string, string>>,
): readonly CommandLine[] {
  const [tool, , name = "", ...args] = words;
  if (tool !== "npm") return [{ place, words }];
  const commands = (scripts[name] ?? "").split("&&").map(wordsOf);
  return commands.flatMap((command, index) =>
    expanded({ place, words: index === commands.length - 1 ? [...command, ...args] : command }, scripts),
  );
}

export function runsVitest({ words: [tool] }: CommandLine): boolean {
  return tool === "vitest";
}

/** The tests that a command of Vitest runs: those of the projects (all if there are none) that match one of the filters. */
export interface TestSelection {
  readonly place: string;
  readonly config: string;
  readonly projects: readonly string[];
  /** Parts of paths; an empty one matches every path. */
  readonly filters: readonly string[];
  /** A regular expression for the names of tests; an empty one matches every name. */
  readonly pattern: string;
}

export function testSelection({ place, words }: CommandLine): TestSelection {
  const valuesOf = (option: string) =>
    words.flatMap((word, index) => (word === option ? [words[index + 1] ?? ""] : []));
  const [config = "vitest.config.ts"] = valuesOf("--config");
  const [pattern = ""] = valuesOf("--testNamePattern");
  const values = ["--config", "--project", "--testNamePattern"];
  const filters = words
    .slice(1)
    .filter((word, index) => !word.startsWith("-") && !values.includes(words[index] ?? ""))
    // A word in capitals is a placeholder.
    .filter((word) => word !== "run" && !/^[A-Z]+$/.test(word));
  return {
    place,
    config,
    pattern,
    projects: valuesOf("--project"),
    filters: filters.length > 0 ? filters : [""],
  };
}

function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}
