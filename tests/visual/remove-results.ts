import { rm } from "node:fs/promises";
import { RESULTS } from "./results.ts";

/** Removes the results of an earlier run. */
export async function setup(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
}
