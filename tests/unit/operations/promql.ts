/** Words of PromQL that are not metrics if no bracket follows. */
const KEYWORDS = new Set(["and", "or", "unless", "bool", "offset", "inf", "nan"]);

/** A metric in a query, with the labels of its selector. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** The metrics in a query. Supports only the syntax that our queries use: no subqueries, no `@`. */
export function selectorsIn(query: string): readonly Selector[] {
  const plain = query
    .replace(/"[^"]*"/g, '""')
    .replace(/\[\w+\]/g, "")
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "");
  return [...plain.matchAll(/(?<![\w.])([a-z_:][\w:]*)\s*(\(|\{[^}]*\})?/gi)].flatMap(
    ([, metric = "", rest = ""]) => {
      if (rest === "(" || KEYWORDS.has(metric.toLowerCase())) return [];
      const labels = [...rest.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label);
      return [{ metric, labels }];
    },
  );
}
