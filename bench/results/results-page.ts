import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../results.md");
const HEAD = `# Results of the benchmarks

Each command prints its tables and updates its own section here. Machines differ: the ratios count, not the absolute
values. Missed targets are named.
`;

/**
 * Prints the section of a benchmark, with its method and its tables, and replaces the previous version in `bench/results.md`.
 *
 * @param script - The npm script that writes it.
 */
export function writeResults(title: string, script: string, text: string): void {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  const setting = `Written by \`npm run ${script}\`: Node ${process.versions.node}, ${availableParallelism()} cores (${model}), loopback.`;
  const section = `## ${title}\n\n${setting}\n\n${text.trim()}\n`;
  console.log(section);
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD;
  writeFileSync(FILE, withSection(before, title, section));
}

function withSection(page: string, title: string, section: string): string {
  const [head = HEAD, ...sections] = page.split(/^(?=## )/m);
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return `${[head, ...all].map((part) => part.trim()).join("\n\n")}\n`;
}

/** The median; of an even number of values, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}

/** A table as Markdown with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}
