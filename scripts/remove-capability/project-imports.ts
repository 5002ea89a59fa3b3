import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readRequests } from "../../checks/imports/requests.ts";
import { projectFiles } from "../../checks/project-files.ts";

const CODE = /\.tsx?$/;
/** The language by which the types of texts are known. */
const TEXTS = "brand/texts/en/";

/** The files of the project that each file of code imports: `#texts/` are those in English. */
export function importsOf(root: string): ReadonlyMap<string, readonly string[]> {
  const files = projectFiles(root).filter((path) => CODE.test(path));
  return new Map(
    files.map((file) => {
      const { requests } = readRequests(file, readFileSync(join(root, file), "utf8"));
      const targets = requests.flatMap(({ specifier = "" }) => {
        if (specifier.startsWith("#texts/")) return specifier.replace("#texts/", TEXTS);
        return specifier.startsWith(".")
          ? posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ""))
          : [];
      });
      return [file, targets];
    }),
  );
}

/** The files of some folder that import one of some files, or another of that folder that does. */
export function dependentsOf(
  imports: ReadonlyMap<string, readonly string[]>,
  folder: string,
  files: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set(files);
  const inFolder = [...imports].filter(([file]) => file.startsWith(folder));
  let found: readonly string[];
  do {
    found = inFolder.flatMap(([file, targets]) =>
      !reached.has(file) && targets.some((target) => reached.has(target)) ? file : [],
    );
    for (const file of found) reached.add(file);
  } while (found.length > 0);
  return reached.difference(files);
}
