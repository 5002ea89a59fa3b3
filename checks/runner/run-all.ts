import { spawn } from "node:child_process";

/** A command, and the word it goes by. */
export interface Check {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
}

/** How a check ended. */
export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  /** All that it printed. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs all checks, `atMost` at a time, however any of them ends; `done` is told each outcome as it comes. */
export async function runAll(
  checks: readonly Check[],
  atMost: number,
  done: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = checks.values();
  const work = async (): Promise<void> => {
    for (const check of waiting) {
      const outcome = await run(check);
      outcomes.push(outcome);
      done(outcome);
    }
  };
  await Promise.all(Array.from({ length: atMost }, work));
  return outcomes;
}

async function run({ name, command: [program, ...args] }: Check): Promise<Outcome> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  child.on("error", (error) => {
    output += error.message;
    resolve(false);
  });
  child.on("close", (code) => resolve(code === 0));
  const passed = await promise;
  return { name, passed, output: output.trim(), seconds: (performance.now() - start) / 1000 };
}
