import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { CommandError } from "../command-line.ts";

/** The lists that name each capability, and how an entry of a name is written there. */
const ENTRIES: Readonly<Record<string, (name: string) => RegExp>> = {
  "brand/schema.ts": (name) => new RegExp(`^ {2}"${name}",\n`, "m"),
  "src/composition/capabilities.ts": (name) =>
    new RegExp(`^ {2}\\{\n {4}name: "${name}",\n[^]*?^ {2}\\},\n`, "m"),
  "client/server/capabilities.ts": (name) => new RegExp(`^(?: {2}//.*\n)*? {2}"?${name}"?: .*,\n`, "m"),
};

/** Where the ports and adapters of a capability are listed; it may have none. */
const OWNERS = "checks/imports/capabilities.ts";

/** Where a site may list what it has. */
const BRAND = "brand/brand.ts";

/** Files that the removal of a capability changes, as far as they name it. */
export const REGISTRATIONS: readonly string[] = [...Object.keys(ENTRIES), OWNERS, BRAND];

/** The lists of texts, which name those of each capability. */
const TEXTS = /^brand\/texts\/[^/]+\/all\.ts$/;

/** Whether the removal of a capability changes a file, as far as it names it. */
export function isRegistration(file: string): boolean {
  return REGISTRATIONS.includes(file) || TEXTS.test(file);
}

/**
 * Takes a capability out of all lists.
 *
 * @param deleted - Its files, which the lists no longer import.
 * @throws {CommandError} If a list has another form, before anything is written.
 */
export function unregister(root: string, name: string, deleted: ReadonlySet<string>): void {
  const edit = (path: string, change: (text: string) => string) => {
    const text = readFileSync(join(root, path), "utf8");
    return [join(root, path), withoutImports(path, change(text), deleted)] as const;
  };
  const lists = Object.entries(ENTRIES).map(([path, entryOf]) =>
    edit(path, (text) => {
      if (!entryOf(name).test(text))
        throw new CommandError(`${path} has no entry of ${name} that can be found`);
      return text.replace(entryOf(name), "");
    }),
  );
  const owners = edit(OWNERS, (text) => text.replace(new RegExp(`^ {2}\\[".*", "${name}"\\],\n`, "gm"), ""));
  const own = edit(BRAND, (text) =>
    text.replace(new RegExp(`(?<=capabilities: \\[[^\\]]*)"${name}"(?:,\\s*)?`), ""),
  );
  const texts = globSync("brand/texts/*/all.ts", { cwd: root }).map((path) => edit(path, (text) => text));
  for (const [file, text] of [...lists, owners, own, ...texts]) writeFileSync(file, text);
}

function withoutImports(path: string, text: string, deleted: ReadonlySet<string>): string {
  return text.replace(/^(?:import|export) [^;]*? from "(\.[^"]*)";\n/gm, (line, specifier: string) =>
    deleted.has(posix.join(posix.dirname(path), specifier)) ? "" : line,
  );
}
