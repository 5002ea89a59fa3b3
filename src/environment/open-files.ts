import { z } from "zod";
import { EnvironmentError } from "./variables.ts";

const reportSchema = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.unknown() }) }) });

/** Files that a process opens besides its visitors' connections: its own, databases, services that it calls. */
const RESERVED_FILES = 192;
/** Connections below which a site is of no use to anyone. */
const MIN_CONNECTIONS = 64;

/**
 * How many connections a process may have, so that it can always open a file: a process that cannot, falls over.
 *
 * @param wanted - As many as it takes at most, however many the system allows.
 * @param maxOpenFiles - Of the process, connections among them. Default: as the system says, where it does.
 * @throws {EnvironmentError} in one line, when there is no room for enough of them.
 */
export function connectionsWithinLimit(wanted: number, maxOpenFiles = openFilesLimit()): number {
  const connections = Math.min(wanted, maxOpenFiles - RESERVED_FILES);
  if (connections >= MIN_CONNECTIONS) return connections;
  throw new EnvironmentError(
    `ulimit -n: this process may open ${maxOpenFiles} files, and needs ${RESERVED_FILES + MIN_CONNECTIONS} at least`,
  );
}

/** The limit that the system sets, which Node has raised as far as it may be raised; none on Windows. */
function openFilesLimit(): number {
  const report = reportSchema.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}
