import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Role of a process of the benchmark: servers run on one core, load generators on another. */
export type Role = "server" | "load";

const CAN_PIN = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** A command that is pinned to its role's core, if the machine supports it. */
export function pinned(role: Role, command: readonly string[]): readonly string[] {
  return CAN_PIN ? ["taskset", "-c", role === "server" ? "0" : "1", ...command] : command;
}

/** A sentence about it for the results. */
export const PINNING = CAN_PIN
  ? "Each server is pinned to one core, the load generator to another"
  : "Processes are not pinned to cores here, so servers and load generator disturb each other";
