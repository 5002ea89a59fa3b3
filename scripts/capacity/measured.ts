/** What one process of the site was measured to do on one core. */
export interface Measured {
  /** Answers a second: pages that are kept, the same unchanged (304), searches that are rendered for each request. */
  readonly keptPages: number;
  readonly unchangedPages: number;
  readonly searches: number;
  /** Most memory under load, in MB. */
  readonly memory: number;
  /** Bytes of a page, packed: the mean of the pages that were weighed. */
  readonly page: number;
  /** Milliseconds from the start of a process to the end of its first page. */
  readonly start: number;
}

/**
 * Reads what `npm run bench` wrote.
 *
 * @throws {Error} naming the figure that is missing.
 */
export function readMeasured(results: string): Measured {
  const cell = (heading: string, row: string, column: string): number => {
    const [found] = columnOf(results, heading, row, column);
    if (found === undefined)
      throw new Error(`bench/results.md has no ${column} of ${row} under "${heading}"`);
    return found;
  };
  const pages = columnOf(results, "Bytes of a first visit", "this site", "HTML, packed");
  if (pages.length === 0) throw new Error("bench/results.md has no bytes of a first visit");
  return {
    keptPages: cell("A page that is kept, 64 connections", "this site", "Answers/s"),
    unchangedPages: cell("The same page, unchanged (304)", "this site", "Answers/s"),
    searches: cell(
      "A page that is rendered for each request, 8 connections",
      "this site, a search",
      "Answers/s",
    ),
    memory: cell("Memory", "this site", "Most under load, MB"),
    page: pages.reduce((sum, bytes) => sum + bytes, 0) / pages.length,
    start: cell("From the start of the process to the end of its first page", "this site", "ms"),
  };
}

/** The numbers of a column in the rows that have a cell of that text. */
function columnOf(results: string, heading: string, row: string, column: string): readonly number[] {
  const section = results.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const [names = [], ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((text) => text.trim()));
  const at = names.indexOf(column);
  return rows
    .filter((cells) => cells.includes(row))
    .map((cells) => Number.parseFloat(cells[at] ?? ""))
    .filter((value) => !Number.isNaN(value));
}
