#!/usr/bin/env node
/** `npx marketing-api-client sandbox`, `… migrate src`, or the name of an operation and its parameters. */
/** Messages for errors on loading the sandbox, by error code. */
const MISSING: Readonly<Record<string, string>> = {
  ERR_MODULE_NOT_FOUND: "The sandbox needs its optional dependencies: npm install fastify zod",
  ERR_UNKNOWN_BUILTIN_MODULE: "The sandbox needs Node 22.13 or later.",
};

const [command, ...rest] = process.argv.slice(2);
if (command === "sandbox") {
  const { runSandbox } = await import("./sandbox/run.ts").catch((error: unknown) => {
    const reason = error instanceof Error && "code" in error ? MISSING[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  await runSandbox(process.env);
} else if (command === "migrate") {
  const { migrate } = await import("./migrate/run.ts");
  migrate(rest.length === 0 ? ["."] : rest, (line) => void process.stdout.write(`${line}\n`));
} else await import("../../../scripts/marketing/main.ts");

export {};
