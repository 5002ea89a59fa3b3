#!/usr/bin/env node
/** `npx marketing-api-client sandbox`, `… migrate src`, or the name of an operation and its parameters. */
const [command, ...rest] = process.argv.slice(2);
if (command === "sandbox") {
  const { runSandbox } = await import("./sandbox/run.ts");
  await runSandbox(process.env);
} else if (command === "migrate") {
  const { migrate } = await import("./migrate/run.ts");
  migrate(rest.length === 0 ? ["."] : rest, (line) => void process.stdout.write(`${line}\n`));
} else await import("../../../scripts/marketing/main.ts");

export {};
