import { type Command, start } from "../processes/running.ts";
import { median, table } from "../results/results-page.ts";
import { type Amount, type Contender, type Load, load } from "./load.ts";

interface Rounds extends Amount {
  readonly rounds: number;
  /** Index of the contender that ratios are to. */
  readonly reference: number;
}

/** Long enough for the JIT compiler. */
const WARM_UP_SECONDS = 2;

/** Measures in alternating rounds. A ratio is the median of those of the rounds: other load affects both sides. */
export async function loadTable(
  contenders: readonly Contender[],
  { rounds, seconds, connections, reference }: Rounds,
): Promise<string> {
  for (const contender of contenders) await load(contender, { connections, seconds: WARM_UP_SECONDS });
  const turns: (readonly Load[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: Load[] = [];
    for (const contender of contenders) turn.push(await load(contender, { connections, seconds }));
    turns.push(turn);
  }
  const rows = contenders.map(({ server, name = server.name }, index) => {
    const own = (of: keyof Load) => median(turns.flatMap((turn) => turn[index]?.[of] ?? []));
    const ratio = (of: keyof Load) =>
      median(turns.map((turn) => (turn[index]?.[of] ?? Number.NaN) / (turn[reference]?.[of] ?? Number.NaN)));
    return [
      name,
      own("perSecond").toFixed(0),
      `${ratio("perSecond").toFixed(2)}×`,
      own("p50").toFixed(2),
      own("p99").toFixed(2),
      `${ratio("p99").toFixed(2)}×`,
      own("cpu").toFixed(0),
    ];
  });
  return table(["Server", "Responses/s", "Ratio", "p50 ms", "p99 ms", "p99 ratio", "CPU µs/response"], rows);
}

const STARTS = 5;

/** Starts each server several times, alternating: the medians until its first page. */
export async function startTable(commands: Readonly<Record<string, Command>>): Promise<string> {
  const times = new Map(Object.keys(commands).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < STARTS; round += 1) {
    for (const [name, command] of Object.entries(commands)) {
      const server = await start(command);
      times.get(name)?.push(server.firstPageAfter);
      await server.stop();
    }
  }
  const [first = Number.NaN] = Array.from(times.values(), median);
  const rows = Array.from(times, ([name, taken]) => [
    name,
    median(taken).toFixed(0),
    `${(median(taken) / first).toFixed(2)}×`,
  ]);
  return table(["Server", "ms", "Ratio"], rows);
}
