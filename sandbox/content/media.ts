import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";

/** An image or a file of the media library. */
export interface MediaFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** Strong ETag: it changes with the content. */
  readonly etag: string;
  readonly lastModified: Date;
  readonly read: () => Promise<Buffer>;
}

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

/** The media of a content folder (`images/`, `files/`), and uploads since the start. */
export class MediaLibrary {
  readonly #folder: string | undefined;
  readonly #uploads = new Map<string, MediaFile>();

  /** @param folder - the content folder; without one there are only uploads. */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  /** Finds a file by its name; undefined if it does not exist or the name is invalid. */
  async find(kind: MediaKind, name: string): Promise<MediaFile | undefined> {
    const upload = this.#uploads.get(`${kind}/${name}`);
    if (upload) return upload;
    if (this.#folder === undefined || !isFileName(name)) return undefined;
    const path = join(this.#folder, kind, name);
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    return {
      name,
      contentType: contentTypeOf(name),
      size: stats.size,
      etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
      lastModified: stats.mtime,
      read: () => readFile(path),
    };
  }

  /** All file names. */
  async names(): Promise<string[]> {
    const uploads = [...this.#uploads.values()].map(({ name }) => name);
    const folders = ["images", "files"].map((kind) =>
      this.#folder === undefined ? [] : readdir(join(this.#folder, kind)).catch(() => []),
    );
    return [...new Set([...(await Promise.all(folders)).flat(), ...uploads])].filter(isFileName).sort();
  }

  /** Stores an upload in memory. */
  add(kind: MediaKind, name: string, content: Buffer, moment: Date): void {
    this.#uploads.set(`${kind}/${name}`, {
      name,
      contentType: contentTypeOf(name),
      size: content.length,
      etag: `"${content.length.toString(36)}-${moment.getTime().toString(36)}"`,
      lastModified: moment,
      read: async () => content,
    });
  }
}

/** Allows letters, digits, and `. _ -` inside, so that a name cannot refer to another folder or a hidden file. */
function isFileName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/.test(name);
}
