/** The further languages in `brand/brand.ts`, in one line or in several, and where the brand ends. */
const ONE_LINE = /^( *translations: \[)(.*)(\],)$/m;
const LINES = /^( *)translations: \[\n(?:.*\n)*?(?=\1\],$)/m;
const END = /^\};$/m;

/**
 * The text of `brand/brand.ts` with a further language of the site, which comes last; the same if it has it already. `undefined`
 * if it is not written as `npm run adopt` writes it.
 *
 * @param path - Begins its addresses. Default: its language.
 */
export function withTranslation(text: string, locale: string, path?: string): string | undefined {
  if (text.includes(`locale: "${locale}"`)) return text;
  const entry = `{ locale: "${locale}"${path === undefined ? "" : `, path: "${path}"`} }`;
  if (ONE_LINE.test(text))
    return text.replace(ONE_LINE, (_, begin: string, known: string, end: string) =>
      [begin, known, known.trim() === "" ? "" : ", ", entry, end].join(""),
    );
  const [lines, indent = ""] = LINES.exec(text) ?? [];
  if (lines !== undefined) return text.replace(lines, () => `${withComma(lines)}${indent}  ${entry},\n`);
  return END.test(text) ? text.replace(END, `  translations: [${entry}],\n};`) : undefined;
}

/** Lines of a list, of which the last entry may lack its comma. */
function withComma(lines: string): string {
  return lines.replace(/(?<=[}\])"])\n$/, ",\n");
}
