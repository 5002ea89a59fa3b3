import type { Running } from "../processes/running.ts";
import { median } from "../results/results-page.ts";
import { type Load, type LoadOptions, load } from "./load.ts";

/** A server, and the requests that are sent to it. */
export interface Contender {
  readonly server: Running;
  readonly options: LoadOptions;
  /** Name in the results. Default: the server's name. */
  readonly name?: string;
}

/** The medians of a contender's rounds. */
export interface Measured extends Load {
  readonly name: string;
  /** Requests per second and p99 latency, relative to the reference contender. */
  readonly speedRatio: number;
  readonly p99Ratio: number;
}

interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

/** Long enough for the JIT compiler. */
const WARM_UP_SECONDS = 2;

/**
 * Measures the contenders in alternating rounds. A ratio is the median of the ratios per round, so that other load of the
 * machine affects both sides.
 *
 * @param reference - Index of the reference contender.
 */
export async function measureAlternating(
  contenders: readonly Contender[],
  reference: number,
  { rounds, seconds }: Pace,
): Promise<readonly Measured[]> {
  for (const { server, options } of contenders) await load(server, options, WARM_UP_SECONDS);
  const turns: (readonly Load[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: Load[] = [];
    for (const { server, options } of contenders) turn.push(await load(server, options, seconds));
    turns.push(turn);
  }
  return contenders.map(({ server, name = server.name }, index) => {
    const own = (of: keyof Load) => median(turns.flatMap((turn) => turn[index]?.[of] ?? []));
    const ratio = (of: keyof Load) =>
      median(turns.map((turn) => (turn[index]?.[of] ?? Number.NaN) / (turn[reference]?.[of] ?? Number.NaN)));
    return {
      name,
      perSecond: own("perSecond"),
      p50: own("p50"),
      p99: own("p99"),
      cpu: own("cpu"),
      speedRatio: ratio("perSecond"),
      p99Ratio: ratio("p99"),
    };
  });
}
