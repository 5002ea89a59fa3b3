import type { Upgrade } from "./upgrade.ts";

/** A whole folder is one line. */
const MAX_LINES = 20;

/** What has become of conflicts, by files; empty if there were none. */
export function summaryOf({ deleted, own, generated, left }: Upgrade): string {
  return [
    listed("These stay deleted", deleted),
    listed("These stay yours; look at what is new in them (git diff HEAD MERGE_HEAD -- FILE)", own),
    listed("These are written again by the commands below", generated),
    listed("These are left to you: edit them, then git add", left),
  ].join("");
}

function listed(what: string, paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const lines = paths.slice(0, MAX_LINES).map((path) => `  ${path}\n`);
  const more = paths.length > MAX_LINES ? [`  and ${paths.length - MAX_LINES} more\n`] : [];
  return `${what}:\n${[...lines, ...more].join("")}`;
}
