import { relative } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";

const MAX_FILES = 10;

/** Reports the duration of a run, its slowest files, and the tests that have passed only when they were retried. */
export class RunSummary implements Reporter {
  #started = performance.now();
  #root = "";
  #isWatching = false;
  readonly #untested: readonly string[];

  /** @param untested - What the tests leave out on this machine. Programs that only read the configuration do not say it. */
  constructor(untested: readonly string[]) {
    this.#untested = untested;
  }

  onInit({ config }: Vitest): void {
    for (const line of this.#untested) process.stdout.write(`${line}\n`);
    this.#root = config.root;
    this.#isWatching = config.watch;
  }

  onTestRunStart(): void {
    this.#started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#isWatching) return;
    const slowest = modules
      .map((module) => ({ path: relative(this.#root, module.moduleId), ms: timeOf(module) }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, MAX_FILES);
    const lines = slowest.map(({ path, ms }) => `${seconds(ms).padStart(9)}  ${path}\n`);
    process.stdout.write(
      `The run took ${seconds(performance.now() - this.#started)}; its slowest files:\n${lines.join("")}`,
    );
    const flaky = modules
      .flatMap((module) => [...module.children.allTests("passed")])
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `  ${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}\n`);
    if (flaky.length > 0)
      process.stdout.write(`Flaky, passed when retried (see docs/commands.md):\n${flaky.join("")}`);
  }
}

function timeOf(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
