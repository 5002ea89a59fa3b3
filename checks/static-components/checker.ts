import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Finding } from "../findings.ts";
import { readRequests } from "../imports/requests.ts";
import { findScripting } from "./scripting.ts";

/** The component of a content page; its imports lead to all components of pages. */
const START = "client/routes/page-view.tsx";

/**
 * Checks that the components below `root` that show content use no state, effects or event handlers: the browser
 * does not hydrate the content of pages (docs/adr/0011-content-stays-as-served.md).
 */
export function checkStaticComponents(root: string): readonly Finding[] {
  if (!existsSync(join(root, START))) {
    return [
      {
        place: START,
        problem: "does not exist; checks/static-components/checker.ts names the component of a content page",
      },
    ];
  }
  const reached = new Set([START]);
  const findings: Finding[] = [];
  // The loop also visits the files that are added to the set meanwhile.
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
