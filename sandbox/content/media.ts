import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";

/** An image or a file of the media library. */
export type MediaFile = ReturnType<typeof fileOf>;

/** Folders of the media library. */
export type MediaKind = "images" | "files";

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  [".avif", "image/avif"],
  [".gif", "image/gif"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".pdf", "application/pdf"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".webp", "image/webp"],
]);

/** The content type by the extension of a file name. */
export function contentTypeOf(name: string): string {
  return CONTENT_TYPES.get(extname(name).toLowerCase()) ?? "application/octet-stream";
}

export type MediaLibrary = ReturnType<typeof mediaLibrary>;

/** The media of a content folder (`images/`, `files/`), if there is one, and uploads since the start. */
export function mediaLibrary(folder?: string) {
  const uploads = new Map<string, MediaFile>();
  return {
    /** Finds a file by its name; undefined if it does not exist or the name is invalid. */
    async find(kind: MediaKind, name: string): Promise<MediaFile | undefined> {
      const upload = uploads.get(`${kind}/${name}`);
      if (upload) return upload;
      if (folder === undefined || !isFileName(name)) return undefined;
      const path = join(folder, kind, name);
      const stats = await stat(path).catch(() => undefined);
      return stats?.isFile() ? fileOf(name, stats.size, stats.mtime, () => readFile(path)) : undefined;
    },
    /** All file names. */
    async names(): Promise<string[]> {
      const folders = ["images", "files"].map((kind) =>
        folder === undefined ? [] : readdir(join(folder, kind)).catch(() => []),
      );
      const known = [...(await Promise.all(folders)).flat(), ...uploads.values().map(({ name }) => name)];
      return [...new Set(known)].filter(isFileName).sort();
    },
    /** Stores an upload in memory. */
    add(kind: MediaKind, name: string, content: Buffer, moment: Date): void {
      uploads.set(
        `${kind}/${name}`,
        fileOf(name, content.length, moment, async () => content),
      );
    },
  };
}

function fileOf(name: string, size: number, lastModified: Date, read: () => Promise<Buffer>) {
  // A strong one: it changes with the content.
  const etag = `"${size.toString(36)}-${lastModified.getTime().toString(36)}"`;
  return { name, contentType: contentTypeOf(name), size, etag, lastModified, read };
}

/** Allows letters, digits, and `. _ -` inside, so that a name cannot refer to another folder or a hidden file. */
function isFileName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/.test(name);
}
