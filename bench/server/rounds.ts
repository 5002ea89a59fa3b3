import type { Running } from "../processes/running.ts";
import { median } from "../results/median.ts";
import { type Asked, type Load, load } from "./load.ts";

/** A server, and what it is asked. */
export interface Contender {
  readonly server: Running;
  readonly asked: Asked;
  /** What it is called in the results. Default: the server's name. */
  readonly name?: string;
}

/** The medians of a contender's rounds. */
export interface Measured extends Load {
  readonly name: string;
  /** Answers a second, and the slow ones' time, as multiples of those of the one that all are compared with. */
  readonly speedRatio: number;
  readonly p99Ratio: number;
}

interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

/** A process is as quick as it gets once its functions are compiled. */
const WARM_UP_SECONDS = 2;

/**
 * Asks each contender in turns. A ratio is the median of the rounds' own ratios, so that what else the machine does
 * meets both sides of it.
 *
 * @param reference - Index of the contender that all are compared with.
 */
export async function inTurns(
  contenders: readonly Contender[],
  reference: number,
  { rounds, seconds }: Pace,
): Promise<readonly Measured[]> {
  for (const { server, asked } of contenders) await load(server, asked, WARM_UP_SECONDS);
  const turns: (readonly Load[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: Load[] = [];
    for (const { server, asked } of contenders) turn.push(await load(server, asked, seconds));
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
