#!/usr/bin/env node
/** `npx larkfield-marketing-api sandbox`, `… migrate src`, or the name of an operation and its parameters. */
const [command, ...rest] = process.argv.slice(2);
if (command === "sandbox") {
  const { runSandbox } = await import("./sandbox/run.ts").catch((error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    if (!isMissing) throw error;
    process.stderr.write("The sandbox needs fastify and zod, which were left out: npm install fastify zod\n");
    process.exit(1);
  });
  await runSandbox(process.env);
} else if (command === "migrate") {
  const { migrate } = await import("./migrate/run.ts");
  migrate(rest.length === 0 ? ["."] : rest, (line) => void process.stdout.write(`${line}\n`));
} else await import("../../../scripts/marketing/main.ts");

export {};
