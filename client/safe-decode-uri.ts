/** Percent-encoded text as it reads; as it stands where it is not properly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
