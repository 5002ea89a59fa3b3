import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Finding } from "../findings.ts";
import { readRequests } from "../imports/requests.ts";
import { findScripting } from "./scripting.ts";

/** What shows a page of the content, and so leads to everything that stands in the HTML of a first page. */
const START = "client/routes/page-view.tsx";

/**
 * Holds all of the client below `root` that shows content to what a first page can do. Its HTML stays as it was served
 * (docs/adr/0011-content-stays-as-served.md), so state and handlers would work on later pages only.
 */
export function checkServed(root: string): readonly Finding[] {
  if (!existsSync(join(root, START))) {
    return [{ place: START, problem: "is not there; checks/served/checker.ts names what shows the content" }];
  }
  const reached = new Set([START]);
  const findings: Finding[] = [];
  // What is added on the way is visited too.
  for (const file of reached) {
    const text = readFileSync(join(root, file), "utf8");
    for (const { specifier } of readRequests(file, text).requests) {
      const target = specifier?.startsWith(".") ? posix.join(posix.dirname(file), specifier) : undefined;
      if (target && isClientCode(target) && existsSync(join(root, target))) reached.add(target);
    }
    findings.push(
      ...findScripting(file, text).map(({ line, problem }) => ({ place: `${file}:${line}`, problem })),
    );
  }
  return findings;
}

function isClientCode(path: string): boolean {
  return path.startsWith("client/") && /\.tsx?$/.test(path);
}
