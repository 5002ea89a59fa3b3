const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** Human-readable file size: `640 kB`, `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 0.9995 * MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
