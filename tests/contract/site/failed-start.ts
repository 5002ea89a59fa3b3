import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";

/** A process that failed to start. */
interface FailedStart {
  readonly code: number;
  /** Its output. */
  readonly lines: readonly string[];
}

/**
 * Starts a site that fails to start.
 *
 * @param maxOpenFiles - Default: the limit of this process.
 */
export async function startExpectingFailure(
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
