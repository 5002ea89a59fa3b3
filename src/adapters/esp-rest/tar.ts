const BLOCK = 512;
/** A longer name is cut off. */
export const NAME_LENGTH = 100;
const UTF_8 = new TextDecoder();

/** A file of an archive. */
export interface TarFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The regular files of a tar archive (POSIX ustar), in its order.
 *
 * @throws {Error} When it is no archive, or its end is missing.
 */
export function filesOfTar(tar: Uint8Array): readonly TarFile[] {
  const files: TarFile[] = [];
  const textAt = (from: number, length: number) => UTF_8.decode(tar.subarray(from, from + length));
  const fieldAt = (from: number, length: number) => textAt(from, length).split("\0", 1)[0] ?? "";
  // A block of zeros ends the archive.
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(fieldAt(at + 124, 12), 8);
    const content = at + BLOCK;
    if (!(size >= 0 && content + size <= tar.length)) throw new Error("The archive ends too early");
    const type = fieldAt(at + 156, 1);
    if (type === "0" || type === "")
      files.push({ name: fieldAt(at, NAME_LENGTH), text: textAt(content, size) });
    at = content + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
