import { readFileSync } from "node:fs";

/** Milliseconds between two polls of the processes above. */
const POLL_INTERVAL_MS = 500;

/**
 * Calls back once npm, which started this process, is gone: npm passes signals on to the shell between them only, and
 * SIGHUP to nobody, so that the process would live on without anyone who knows it. Does nothing in a process that npm
 * did not start, as those of a production are.
 */
export function onNpmExit(listener: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atFirst = upToNpm();
  const polling = setInterval(() => {
    if (upToNpm() === atFirst) return;
    clearInterval(polling);
    listener();
  }, POLL_INTERVAL_MS);
  polling.unref();
}

/**
 * The processes above this one as far as they are npm's, and npm itself: a shell that waits survives an npm that is
 * killed. Where the system does not tell, the parent alone.
 */
function upToNpm(): string {
  const above = [String(process.ppid)];
  for (let pid = above[0]; pid !== undefined && isNpms(pid); above.push(pid)) {
    pid = /^PPid:\s+(\d+)/m.exec(readOf(pid, "status"))?.[1];
    if (pid === undefined) break;
  }
  return above.join(" ");
}

function isNpms(pid: string): boolean {
  return readOf(pid, "environ")
    .split("\0")
    .some((variable) => variable.startsWith("npm_lifecycle_event="));
}

/** What Linux tells of a process; nothing elsewhere, and of a process that is gone or another user's. */
function readOf(pid: string, what: "environ" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
