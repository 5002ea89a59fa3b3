import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { type Named, namedIn } from "./named.ts";
import { type Retired, retired } from "./retired.ts";

/** Content is not written for engineers; the peers follow the conventions of other projects. */
const OTHERS = /^(?:(?:content|sample)\/(?!README|make-)|bench\/peers\/)/;
/** The layers that know no provider; the marketing port is a provider's own API. */
const INNER = /^src\/(?:domain|application|ports\/(?!marketing-api\/))/;
const PROVIDER = /prismic|mailchimp|\bslices\d+\b/gi;
const TEXTS = /\.(?:md|[cm]?[jt]s|tsx)$|^package\.json$/;

/**
 * Checks that names (files, exports, constants, scripts, metrics), headings, log messages and test titles contain no
 * retired word, and the inner layers no word of a provider.
 */
export function checkWords(root: string): readonly Finding[] {
  const files = projectFiles(root, [".ci", ".github"]).filter((path) => !OTHERS.test(path));
  return files.flatMap((path) => {
    const name: Named = { line: 1, what: "the file's name", text: path.split("/").at(-1) ?? "" };
    const text = TEXTS.test(path) ? readFileSync(join(root, path), "utf8") : "";
    return [
      ...[name, ...namedIn(path, text)].flatMap((named) => findingsOf(path, named)),
      ...(INNER.test(path) ? providerWordsIn(path, text) : []),
    ];
  });
}

/** Comments count too. */
function providerWordsIn(path: string, text: string): readonly Finding[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(PROVIDER)].map(([word]) => ({
      place: `${path}:${index + 1}`,
      problem: `says "${word}"; inner layers speak the site's language, and adapters that of their provider`,
    })),
  );
}

function findingsOf(path: string, { line, what, text }: Named): readonly Finding[] {
  const words = wordsOf(text);
  return retired
    .filter(({ within }) => within === undefined || within.some((beginning) => path.startsWith(beginning)))
    .flatMap((entry) => {
      const match = foundIn(words, entry);
      if (match === undefined) return [];
      const problem = `says "${match}" in ${what} "${text}"; the field says: ${entry.instead}`;
      return [{ place: `${path}:${line}`, problem }];
    });
}

function foundIn(words: string, { words: patterns }: Retired): string | undefined {
  return new RegExp(`(?<= )(?:${patterns.join("|")})(?= )`).exec(words)?.[0];
}

/** Splits a text or a name (camel case, kebab case, capitals) into words: "keptAnswers" becomes " kept answers ". */
function wordsOf(text: string): string {
  const separated = text.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return ` ${
    separated
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(" ") ?? ""
  } `;
}
