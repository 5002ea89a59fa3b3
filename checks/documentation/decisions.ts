import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";

const FOLDER = "docs/adr";
const HEAD =
  /^# (?<number>\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d(?:, changed \d{4}-\d\d-\d\d)?\. Status: (?:accepted|superseded by \[)/;

/** Checks that decision records have consecutive numbers, a title with the number, and a line with date and status. */
export function checkDecisions(root: string): readonly Finding[] {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.flatMap((name, index) => {
    const place = `${FOLDER}/${name}:1`;
    const number = String(index + 1);
    if (!name.startsWith(`${number.padStart(4, "0")}-`)) {
      return [{ place, problem: `is the decision of number ${number}, by the order of the names` }];
    }
    const { groups } = HEAD.exec(readFileSync(join(folder, name), "utf8")) ?? {};
    return groups?.number === number
      ? []
      : [{ place, problem: `does not begin with "# ${number}. TITLE" and "Date: YYYY-MM-DD. Status: …"` }];
  });
}
