import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";
import { CommandError } from "../command-line.ts";
import { type Edit, namedTwice } from "./source-edits.ts";

/** What is added to the project: files that it does not have, and changes of those that it has. */
export interface Addition {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly (readonly [path: string, ...edits: readonly Edit[]])[];
}

/** Additions together. Edits of one file follow each other. */
export function together(...additions: readonly Addition[]): Addition {
  return {
    files: Object.assign({}, ...additions.map(({ files }) => files)),
    edits: additions.flatMap(({ edits }) => edits),
  };
}

/**
 * Writes an addition: all of its files, or none if one of them cannot be written.
 *
 * @returns The paths of all files that are new or changed.
 * @throws {CommandError} If a file is there already, a place is missing, or a file would have two things of one name, before
 * anything is written.
 */
export function add(root: string, { files, edits }: Addition): readonly string[] {
  const present = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (present !== undefined) throw new CommandError(`${present} is there already`);
  const written = new Map(Object.entries(files));
  for (const [path, ...changes] of edits) {
    const text = written.get(path) ?? readFileSync(join(root, path), "utf8");
    written.set(
      path,
      changes.reduce((changed, edit) => edit(changed, path), text),
    );
  }
  for (const [path, text] of written) {
    const twice = /\.tsx?$/.test(path) ? namedTwice(text, path) : undefined;
    if (twice !== undefined)
      throw new CommandError(`${path} would have two things called ${twice}: choose another name`);
  }
  writeAll(root, written);
  return [...written.keys()];
}

function writeAll(root: string, written: ReadonlyMap<string, string>): void {
  const takeBack: (() => void)[] = [];
  try {
    for (const [path, text] of written) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      const made = mkdirSync(dirname(file), { recursive: true });
      takeBack.push(() => {
        if (before !== undefined) return writeFileSync(file, before);
        rmSync(made ?? file, { recursive: true, force: true });
      });
      writeFileSync(file, text);
    }
  } catch (cause) {
    for (const undo of takeBack.toReversed()) undo();
    throw cause;
  }
}

/** The registrations of a capability, each with the type by which it is found. */
const REGISTRATIONS = {
  domain: ["src/domain", "DomainCapability"],
  prismic: ["src/adapters/prismic", "PrismicCapability"],
  pages: ["src/application", "PageCapability"],
  views: ["client/server", "Views"],
} as const;

/** The path of a registration. @throws {CommandError} If the capability has none in that layer. */
export function registrationOf(
  root: string,
  capability: CapabilityName,
  layer: keyof typeof REGISTRATIONS,
): string {
  const [folder, type] = REGISTRATIONS[layer];
  const isOne = new RegExp(`(?:: |satisfies )${type}\\b[^[]`);
  const path = globSync(`${folder}/${capability}/*.{ts,tsx}`, { cwd: root })
    .sort()
    .find((one) => isOne.test(readFileSync(join(root, one), "utf8")));
  if (path !== undefined) return path.replaceAll("\\", "/");
  const begun = "CONTRIBUTING.md, “A new capability”, says how to begin one";
  throw new CommandError(`${folder}/${capability} has no registration (${type}): ${begun}`);
}

/** JSON as it is in `content/` and `sample/`. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
