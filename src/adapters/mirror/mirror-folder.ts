import { chmod, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** The name under which a static server finds the newest mirror that is whole. */
const CURRENT = "current";
const PREFIX = "mirror-";

/** The longest name of a file that any file system takes, in bytes. */
const MAX_NAME_BYTES = 255;

/**
 * Where the answer of an address is stored, relative to a mirror; `undefined` where no file can be called so.
 *
 * @param path - Without query, percent-encoded.
 */
export function fileOf(path: string, isDocument: boolean): string | undefined {
  const names: string[] = [];
  for (const part of path.split("/")) {
    if (part === "") continue;
    const name = decoded(part);
    if (name === undefined || /^\.{1,2}$|[/\\\0]/.test(name) || Buffer.byteLength(name) > MAX_NAME_BYTES) {
      return undefined;
    }
    names.push(name);
  }
  if (isDocument) names.push("index.html");
  return names.length === 0 ? undefined : join(...names);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** An empty folder for a new mirror, beside the current one. */
export async function beginMirror(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const made = await mkdtemp(join(folder, PREFIX));
  // A static server that is another user reads it.
  await chmod(made, 0o755);
  return made;
}

/** The folder of the current mirror; `undefined` where there is none. */
export async function currentMirror(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : join(folder, basename(target));
}

/**
 * Has a mirror take the place of the current one, in one step: who reads meanwhile reads the one or the other. The one
 * before stays until the next, for those who are reading it; all others are removed, so that a folder is for one process.
 */
export async function publishMirror(folder: string, made: string): Promise<void> {
  const before = await currentMirror(folder);
  const link = `${made}.link`;
  await symlink(basename(made), link);
  await rename(link, join(folder, CURRENT));
  const mirrors = (await readdir(folder)).filter((name) => name.startsWith(PREFIX));
  for (const path of mirrors.map((name) => join(folder, name))) {
    if (path !== made && path !== before) await rm(path, { recursive: true, force: true });
  }
}
