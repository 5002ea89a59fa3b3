import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ADDRESSES } from "../http/capabilities.ts";
import { ROOT } from "./manifests.ts";

/** The configuration of nginx. */
export const text = readFileSync(join(ROOT, "ops/nginx/website.conf"), "utf8");

/**
 * What a map of the configuration makes of its source, as nginx does: the value of the first expression that matches.
 *
 * @param of - The configuration. Default: that of the project.
 */
export function mapped(variable: string, source: string, of = text): string {
  const [, otherwise = "", body = ""] =
    new RegExp(`^map .* \\$${variable} \\{\n {2}default "?(.*?)"?;\n(.*?)^\\}`, "ms").exec(of) ?? [];
  for (const [, isCaseless, pattern = "", value = ""] of body.matchAll(/^ {2}"~(\*?)(.*)" "?(.*?)"?;$/gm)) {
    const match = new RegExp(pattern, isCaseless ? "i" : "").exec(source);
    if (match) return value.replace(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? `$${name}`);
  }
  return otherwise;
}

/** The query that nginx keeps a response by, as its maps make it of an address. */
export function keptQuery(path: string, query: string, of = text): string {
  const [, order = ""] = /^map "(.*)" \$query \{$/m.exec(of) ?? [];
  const route = mapped("route", path, of);
  const values = order.split("$").slice(1);
  return mapped("query", values.map((name) => mapped(name, `${route} ${query}`, of)).join(""), of);
}

/** Whether the query is sent on as it is, and the response not kept. */
export function isAsked(path: string, query: string, of = text): boolean {
  return mapped("is_asked", `${mapped("route", path, of)} ${query}`, of) === "1";
}

/** Expects that nginx and the page cache keep a page by the same query, whatever else is asked. */
export function itKeepsByQuery(kept: string, ...queries: readonly string[]): void {
  for (const query of queries) {
    expect([query, keptQuery("/news", query)]).toEqual([query, kept]);
    const canonical = ADDRESSES.hrefOf(ADDRESSES.targetOf(`/news?${query}`)).slice("/news".length);
    // `URLSearchParams` decodes a space that no browser sends.
    if (!query.includes(" ")) expect([query, canonical]).toEqual([query, kept]);
  }
}
