/** The limit of usual file systems for a name. */
const MAX_NAME_BYTES = 255;
/** Room for a number that tells two files with one title apart. */
const MAX_NUMBER_BYTES = 8;

/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])$/;

const encoder = new TextEncoder();

/** Names of files in a ZIP file: each is given once. */
export class ZipNames {
  readonly #taken = new Set<string>();

  /** @param taken - Names that others have. */
  constructor(taken: readonly string[]) {
    for (const name of taken) this.#taken.add(name);
  }

  /**
   * A name for a file of a title, with the letters of any language: `ετήσια-έκθεση-2026.pdf`. Every usual system can have it.
   *
   * @param ending - Default: none.
   */
  nameOf(title: string, ending?: string): string {
    const words =
      title
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
    const suffix = ending === undefined ? "" : `.${ending}`;
    const whole = words.join("-") || "document";
    const stem = cutToBytes(
      RESERVED.test(whole) ? `document-${whole}` : whole,
      MAX_NAME_BYTES - MAX_NUMBER_BYTES - suffix.length,
    );
    let name = stem + suffix;
    for (let count = 2; this.#taken.has(name); count++) name = `${stem}-${count}${suffix}`;
    this.#taken.add(name);
    return name;
  }
}

/** The beginning of a text in UTF-8 with at most so many bytes, without half a character. */
function cutToBytes(text: string, bytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}
