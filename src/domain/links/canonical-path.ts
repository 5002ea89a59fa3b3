/**
 * The canonical spelling of a path (RFC 3986, section 6.2.2): without dot segments and unneeded percent-encodings, and
 * without double and trailing slashes. An encoded slash stays one, since it is part of a segment. A backslash is encoded:
 * browsers read `/\x.test` as another site.
 */
export function canonicalPath(path: string): string {
  const segments: string[] = [];
  const plain = path.replace(/%[\da-f]{2}/gi, plainCharacter).replaceAll("\\", "%5C");
  for (const segment of plain.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`;
}

/** An encoded character, without its encoding if it is unreserved. */
function plainCharacter(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}
