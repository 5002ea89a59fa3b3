/**
 * A path without what stands after an address in a sentence or a mail (`.`, `)`, `”`, `>`), and with composed characters
 * (NFC): macOS copies names in decomposed ones.
 *
 * @param path - Percent-encoded; returned unchanged if the encoding is invalid.
 */
export function plainPath(path: string): string {
  try {
    const segments = path.split("/").map((segment) => decodeURIComponent(segment).normalize("NFC"));
    const last = segments.pop() ?? "";
    const name = last.replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
    // Only marks: `/company/).`
    if (name !== "" || last === "") segments.push(name);
    return segments.map(encodeURIComponent).join("/") || "/";
  } catch {
    return path;
  }
}
