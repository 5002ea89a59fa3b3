import { chmod, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** Name of the symbolic link to the newest complete mirror, for the static server. */
const CURRENT = "current";
const PREFIX = "mirror-";

/** Maximum length of a file name on all usual file systems. */
const MAX_NAME_BYTES = 255;

/**
 * The file of a response, relative to the mirror; `undefined` if no file can have this name.
 *
 * @param path - Path without query, percent-encoded.
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

/** Creates an empty folder for a new mirror, beside the current one. */
export async function createMirrorFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const created = await mkdtemp(join(folder, PREFIX));
  // The static server may run as another user.
  await chmod(created, 0o755);
  return created;
}

/** The folder of the current mirror; `undefined` if there is none. */
export async function currentMirror(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : join(folder, basename(target));
}

/**
 * Makes a mirror the current one, atomically. The previous one is kept until the next update, for readers that still
 * use it; older ones are deleted. Therefore only one process may use the folder.
 */
export async function publishMirror(folder: string, created: string): Promise<void> {
  const previous = await currentMirror(folder);
  const link = `${created}.link`;
  await symlink(basename(created), link);
  await rename(link, join(folder, CURRENT));
  const mirrors = (await readdir(folder)).filter((name) => name.startsWith(PREFIX));
  for (const path of mirrors.map((name) => join(folder, name))) {
    if (path !== created && path !== previous) await rm(path, { recursive: true, force: true });
  }
}
