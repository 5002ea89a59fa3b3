import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** What a process of the benchmark does: the servers have one core to themselves, what asks them has another. */
export type Role = "server" | "load";

const CAN_PIN = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** A command that keeps to its role's core, where the machine can do that. */
export function pinned(role: Role, command: readonly string[]): readonly string[] {
  return CAN_PIN ? ["taskset", "-c", role === "server" ? "0" : "1", ...command] : command;
}

/** In words, for the results. */
export const PINNING = CAN_PIN
  ? "Each server has one core, what asks it another"
  : "Nothing is tied to a core here, so servers and what asks them disturb each other";
