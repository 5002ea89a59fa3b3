import { argumentsOf, positive } from "../../scripts/command-line.ts";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { contentTargets } from "./content-targets.ts";
import { Exchange } from "./exchange.ts";
import { SITE_ENVIRONMENT, siteTargets } from "./site-targets.ts";
import type { FuzzOutcome, FuzzTarget } from "./target.ts";

// `npm run fuzz`: tests every call of the site, and its pages of any content, with random and malformed inputs.

const HELP = `npm run fuzz -- [--inputs N] [--seed N] [--only TEXT]

  --inputs  Number of inputs per target. Default: 10000.
  --seed    Repeats a run. Default: a new seed, which is printed.
  --only    Only targets whose name contains this text. Default: all.`;

/** Number of concurrent targets; more would overload the machine and cause timeouts. */
const CONCURRENCY = 4;

const { values } = argumentsOf(HELP, {
  options: {
    inputs: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    only: { type: "string", default: "" },
  },
});

process.exitCode = await fuzz(positive("inputs", values.inputs), positive("seed", values.seed), values.only);

async function fuzz(inputs: number, seed: number, only: string): Promise<number> {
  console.log(`${inputs} inputs for each target, seed ${seed}`);
  const site = await SiteProcess.start(SITE_ENVIRONMENT);
  const exchange = new Exchange();
  const outcomes: FuzzOutcome[] = [];
  // First the targets without network: they would block the event loop, and delay responses of the site.
  await work((await contentTargets()).values());
  const calls = siteTargets(() => ({ site, exchange })).values();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work(calls)));
  exchange.close();
  const { errors } = site;
  await site.stop();
  for (const error of errors) console.log(`the site's log: ${error}`);
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  for (const { name, failure } of failed) console.log(`\n${name}\n${failure}`);
  const tried = outcomes.reduce((sum, outcome) => sum + outcome.inputs, 0);
  console.log(`${outcomes.length} targets, ${tried} inputs, ${failed.length} failures, seed ${seed}`);
  return failed.length === 0 && errors.length === 0 ? 0 : 1;

  async function work(targets: IteratorObject<FuzzTarget>): Promise<void> {
    for (const target of targets) {
      if (!target.name.includes(only)) continue;
      const started = performance.now();
      const outcome = await target.run({ inputs, seed });
      outcomes.push(outcome);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      const verdict = outcome.failure === undefined ? "passes" : "FAILS ";
      console.log(
        `${verdict}  ${String(outcome.inputs).padStart(6)} inputs  ${seconds.padStart(6)} s  ${outcome.name}`,
      );
    }
  }
}
