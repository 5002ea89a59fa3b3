import { expect, it } from "vitest";
import { alikeRows } from "../../../src/domain/report/alike-rows.ts";

const problem = (text: string, field = "data.file") =>
  ({ document: "a", type: "buy-back", field, problem: text, severity: "error" }) as const;

it("what is wrong with several rows of a table is said once", () => {
  const rows = [2, 3, 4].map((row) => problem(`“a.csv”, row ${row}: has no currency`));
  const others = [1, 3, 5, 7, 9, 11].map((row) =>
    problem(`row ${row}: has no day`, `data.transactions[${row - 1}]`),
  );
  const one = problem("“a.csv”, row 3: has no shares");
  expect(alikeRows([...rows, one, ...others, problem("has no row")])).toEqual([
    problem("“a.csv”, rows 2 to 4: has no currency"),
    one,
    problem("rows 1, 3, 5, 7, 9 and 1 more: has no day", "data.transactions[0]"),
    problem("has no row"),
  ]);
});
