import { readFileSync } from "node:fs";

/** Interval at which the parent processes are checked. */
const POLL_INTERVAL_MS = 500;

/**
 * Calls the listener once npm, which started this process, has exited. npm only forwards signals to the shell in
 * between, and does not forward SIGHUP, so this process would keep running unnoticed. Does nothing in a process that
 * npm did not start, as in production.
 */
export function onNpmExit(listener: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const initial = processesUpToNpm();
  const polling = setInterval(() => {
    if (processesUpToNpm() === initial) return;
    clearInterval(polling);
    listener();
  }, POLL_INTERVAL_MS);
  polling.unref();
}

/** The ids of all parents up to npm: the shell between survives a killed npm. Without `/proc`, only the parent. */
function processesUpToNpm(): string {
  const above = [String(process.ppid)];
  for (let pid = above[0]; pid !== undefined && isStartedByNpm(pid); above.push(pid)) {
    pid = /^PPid:\s+(\d+)/m.exec(readProc(pid, "status"))?.[1];
    if (pid === undefined) break;
  }
  return above.join(" ");
}

function isStartedByNpm(pid: string): boolean {
  return readProc(pid, "environ")
    .split("\0")
    .some((variable) => variable.startsWith("npm_lifecycle_event="));
}

/** A file of a process in `/proc`; empty where there is none, or it belongs to another user. */
function readProc(pid: string, what: "environ" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
