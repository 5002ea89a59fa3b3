/** JSON within a script element: a `<` in it could otherwise end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
