/** What a document for operators quotes: a message of the log, a panel of the dashboard, a word of the editor. */
const QUOTE = /"([^"`]+)"/g;

/** The quotations of a document that nothing in the project says. */
export function unknownQuotes(document: string, known: string): readonly string[] {
  const prose = document.replace(/^```.*?^```$/gms, "").replace(/`[^`]*`/g, "");
  const quoted = Array.from(prose.matchAll(QUOTE), ([, words = ""]) => words.replace(/\s+/g, " "));
  return quoted.filter((words) => !known.includes(words));
}
