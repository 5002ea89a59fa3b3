import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";

/** How a process ended that could not be started. */
interface FailedStart {
  readonly code: number;
  /** What it said. */
  readonly lines: readonly string[];
}

/**
 * Starts a site that cannot run.
 *
 * @param maxOpenFiles - Default: as many as this process may open.
 */
export async function startInVain(
  environment: Readonly<Record<string, string>>,
  maxOpenFiles?: number,
): Promise<FailedStart> {
  const env = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", ...environment };
  const [program, args] =
    maxOpenFiles === undefined
      ? [process.execPath, [PROGRAM]]
      : ["/bin/sh", ["-c", `ulimit -n ${maxOpenFiles} && exec "$0" "$1"`, process.execPath, PROGRAM]];
  const site = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void site.kill("SIGKILL"));
  const [said, [code]] = await Promise.all([text(site.stderr), once(site, "exit")]);
  return { code, lines: said.trimEnd().split("\n") };
}
