import { withoutUnseen } from "../text/unseen.ts";

/** Escapes in a row, since a character has several. */
const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** How often an address is decoded: programs that forward links encode them again. */
const MAX_ENCODINGS = 2;

/** A line break that a mail program put into an address, also in its encoding (RFC 2045, section 6.7: `=` at the end). */
const LINE_BREAK = /=?[\t\r\n]\s*/g;

/** What begins a query, a fragment or a parameter; or, after a name, what no address contains (RFC 3986, appendix A), or `=`. */
const END = /[?#&;]|(?<=[\p{L}\p{M}\p{N}])[=<>"{}|^`]/u;

/** From the first letter or digit of a segment to the last: without the marks around it. */
const NAME = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?\p{M}*/su;

/** The end of a file's name. No page has one: it would be a file of the site's own. */
const FILE_ENDING = /^[a-z]\w*$/i;

/** Names, without an ending, of the file that servers send for a folder. */
const INDEX_FILES: readonly string[] = ["index", "default", "home"];

/**
 * The path that is meant by one that a program or a person has changed: a mail program, a word processor, an old site, a copy
 * from a sentence. It is without
 *
 * - marks before and after its segments (`.`, `)`, `”`, `>`), those of no width and line breaks,
 * - a query or fragment whose sign was encoded or lost (`%3Futm_source=x`, `&utm_source=x`),
 * - file endings and names of index files (`.html`, `/index.php`),
 * - escapes of escapes, and those that are Latin-1 instead of UTF-8 (`%E9`),
 *
 * and with composed characters (NFC): macOS copies names in decomposed ones. Takes linear time.
 *
 * @param path - Percent-encoded, or not.
 * @returns A path of this site, percent-encoded: with one slash before each of its names, or `/`.
 */
export function plainPath(path: string): string {
  const text = withoutUnseen(decodedFully(path)).replace(LINE_BREAK, "").normalize("NFC");
  const [address = ""] = text.toWellFormed().split(END, 1);
  const names = address.split(/[/\\]/).map(nameIn);
  return `/${names.filter(Boolean).map(encodeURIComponent).join("/")}`;
}

function decodedFully(path: string): string {
  let text = path;
  for (let times = 0; times < MAX_ENCODINGS; times += 1) text = text.replace(ESCAPES, decodedEscapes);
  return text;
}

function decodedEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    const bytes = escapes.split("%").slice(1);
    return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join("");
  }
}

/** The name of a page in a segment; empty if it has none, or that of an index file. */
function nameIn(segment: string): string {
  const file = trimmed(segment);
  const name = trimmed(withoutEnding(file));
  return name !== file && INDEX_FILES.includes(name.toLowerCase()) ? "" : name;
}

function trimmed(segment: string): string {
  return NAME.exec(segment)?.[0] ?? "";
}

/** Without all endings: copies have several (`.html.bak`). */
function withoutEnding(file: string): string {
  const parts = file.split(".");
  const last = parts.findLastIndex((part) => !FILE_ENDING.test(part));
  return parts.slice(0, Math.max(last, 0) + 1).join(".");
}
