import { rm } from "node:fs/promises";
import { RESULTS } from "./results.ts";

/** Removes what an earlier run kept of its failures. */
export async function setup(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
}
