import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { type Named, namedIn } from "./named.ts";
import { type Retired, retired } from "./retired.ts";

/** Content is written by editors, for readers who are no engineers; the peers are other people's programs. */
const OTHERS = /^(?:content\/(?!README|make-)|bench\/peers\/)/;
const TEXTS = /\.(?:md|[cm]?[jt]s|tsx)$|^package\.json$/;

/** Holds what engineers search for (names of files, exports, constants, scripts and metrics, headings, log messages) to the field's words. */
export function checkWords(root: string): readonly Finding[] {
  const files = projectFiles(root, [".ci", ".github"]).filter((path) => !OTHERS.test(path));
  return files.flatMap((path) => {
    const name: Named = { line: 1, what: "the file's name", text: path.split("/").at(-1) ?? "" };
    const text = TEXTS.test(path) ? readFileSync(join(root, path), "utf8") : "";
    return [name, ...namedIn(path, text)].flatMap((named) => findingsOf(path, named));
  });
}

function findingsOf(path: string, { line, what, text }: Named): readonly Finding[] {
  const words = wordsOf(text);
  return retired
    .filter(({ within }) => within === undefined || within.some((beginning) => path.startsWith(beginning)))
    .flatMap((entry) => {
      const found = foundIn(words, entry);
      if (found === undefined) return [];
      const problem = `says "${found}" in ${what} "${text}"; the field says: ${entry.instead}`;
      return [{ place: `${path}:${line}`, problem }];
    });
}

function foundIn(words: string, { words: patterns }: Retired): string | undefined {
  return new RegExp(`(?<= )(?:${patterns.join("|")})(?= )`).exec(words)?.[0];
}

/** The words of a text or a name, in camel case, kebab case or capitals: "keptAnswers" is " kept answers ". */
function wordsOf(text: string): string {
  const parted = text.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return ` ${
    parted
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(" ") ?? ""
  } `;
}
