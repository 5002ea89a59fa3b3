import { relative } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";

const MAX_FILES = 10;

/** Reports the duration of a run and its slowest files. */
export class SlowestFiles implements Reporter {
  #started = performance.now();
  #root = "";
  #isWatching = false;

  onInit({ config }: Vitest): void {
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
