import { spawn } from "node:child_process";

/** A command with its name. */
export interface Check {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
}

/** The result of a check. */
export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  /** Its complete output. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs all checks, at most `concurrency` in parallel, even if some fail; `done` is called with each outcome. */
export async function runAll(
  checks: readonly Check[],
  concurrency: number,
  done: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = checks.values();
  const worker = async (): Promise<void> => {
    for (const check of queue) {
      const outcome = await run(check);
      outcomes.push(outcome);
      done(outcome);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
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
