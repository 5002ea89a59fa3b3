import { type Command, start } from "../processes/running.ts";
import { median } from "../results/results-page.ts";

/** The start-up time of a server until its first response. */
export interface FirstPage {
  readonly name: string;
  /** Milliseconds; the median. */
  readonly after: number;
}

const ROUNDS = 5;

/** Starts each server several times, alternating. */
export async function firstPages(
  commands: readonly Command[],
  names: readonly string[],
): Promise<readonly FirstPage[]> {
  const times = commands.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, command] of commands.entries()) {
      const server = await start(command);
      times[index]?.push(server.firstPageAfter);
      await server.stop();
    }
  }
  return times.map((taken, index) => ({ name: names[index] ?? "", after: median(taken) }));
}
