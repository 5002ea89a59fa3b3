import { z } from "zod";
import { EnvironmentError } from "./variables.ts";

const reportSchema = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.unknown() }) }) });

/**
 * Files that a process opens in addition to connections of visitors: its own files, databases, connections to services.
 */
const RESERVED_FILES = 192;
/** A site with fewer connections is useless. */
const MIN_CONNECTIONS = 64;

/**
 * The number of connections that a process can accept and still open files. A process that cannot open files crashes.
 *
 * @param wanted - Maximum number of connections, whatever the system allows.
 * @param maxOpenFiles - Limit of open files, including connections. Default: the limit of the system.
 * @throws {EnvironmentError} with a message of one line, if the limit is too low.
 */
export function connectionsWithinLimit(wanted: number, maxOpenFiles = openFilesLimit()): number {
  const connections = Math.min(wanted, maxOpenFiles - RESERVED_FILES);
  if (connections >= MIN_CONNECTIONS) return connections;
  throw new EnvironmentError(
    `ulimit -n: this process may open ${maxOpenFiles} files, and needs ${RESERVED_FILES + MIN_CONNECTIONS} at least`,
  );
}

/** The limit of the system. Node has raised it as far as possible. Unlimited on Windows. */
function openFilesLimit(): number {
  const report = reportSchema.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}
