import { brand } from "../../brand/brand.ts";
import type { ContentDocument } from "./document.ts";
import { comparableOf, valuesAt } from "./fields.ts";
import { type Path, readPath } from "./predicates.ts";
import { Scanner } from "./scanner.ts";

/** Compares two documents. */
type Order = (a: ContentDocument, b: ContentDocument) => number;

const collator = new Intl.Collator(brand.locale, { sensitivity: "base", numeric: true });

/** Parses `[my.news-article.date desc,document.first_publication_date]`. */
export function parseOrderings(text: string): Order[] {
  const scanner = new Scanner(text);
  const orders: Order[] = [];
  scanner.expect("[");
  if (!scanner.take("]")) {
    do orders.push(parseOrdering(scanner));
    while (scanner.take(","));
    scanner.expect("]");
  }
  scanner.match(/\s*/y);
  if (!scanner.atEnd) scanner.fail("unexpected text after the orderings");
  return orders;
}

function parseOrdering(scanner: Scanner): Order {
  scanner.match(/\s*/y);
  const offset = scanner.offset;
  const name = scanner.match(/[\w.-]+/y) ?? scanner.fail("expected a field to order by");
  const path = readPath(name);
  if (!path || path.kind === "document") return scanner.fail(`unexpected field '${name}'`, offset);
  const direction = scanner.match(/\s+(?:asc|desc)\b/y)?.trim();
  return byField(path, direction === "desc" ? -1 : 1);
}

/** Documents without a value come last in both directions. */
function byField(path: Path, direction: 1 | -1): Order {
  const keyOf = (document: ContentDocument) => comparableOf(valuesAt(document, path)[0]);
  return (a, b) => {
    const left = keyOf(a);
    const right = keyOf(b);
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    if (typeof left === "string" && typeof right === "string")
      return direction * (path.kind === "metadata" ? compare(left, right) : collator.compare(left, right));
    return direction * (Number(left) - Number(right));
  };
}

/** The default order: newest first. */
export const byLastPublication: Order = (a, b) =>
  compare(b.last_publication_date ?? "9999-12-31", a.last_publication_date ?? "9999-12-31") ||
  (a.id < b.id ? -1 : 1);

/** Times and ids are in ASCII; a collator takes a hundred times as long for thousands of documents. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
