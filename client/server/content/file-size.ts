import { formats } from "../../../brand/derived.ts";

/** Human-readable file size in the site's locale: `640 kB`, `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(".", formats.decimal)} MB`;
}
