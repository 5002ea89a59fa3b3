/** JSON for a script element. Escapes `<`, which could otherwise end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
