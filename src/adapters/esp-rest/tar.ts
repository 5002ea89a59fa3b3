/** Size of a block: each file begins with one that describes it, and fills whole ones. */
const BLOCK_BYTES = 512;

/** A file of an archive. */
interface TarFile {
  readonly name: string;
  readonly text: string;
}

/** The files of a tar archive, which ends with an empty block. Its folders and other entries are left out. */
export function filesInTar(tar: Uint8Array): readonly TarFile[] {
  const textAt = (from: number, length: number) =>
    new TextDecoder().decode(tar.subarray(from, from + length)).replace(/\0.*/s, "");
  const files: TarFile[] = [];
  let at = 0;
  while (tar[at]) {
    const content = at + BLOCK_BYTES;
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0;
    if (/^0?$/.test(textAt(at + 156, 1))) {
      const text = new TextDecoder().decode(tar.subarray(content, content + size));
      files.push({ name: textAt(at, 100), text });
    }
    at = content + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}
