#!/usr/bin/env node
/** `npx marketing-api-client sandbox` */
const HELP = `npx marketing-api-client sandbox

Starts the sandbox. Environment: PORT (3001), HOST (localhost), DATA_DIR (data), SANDBOX_API_KEY (any),
SANDBOX_SIGNING_SECRET (sandbox), SANDBOX_WEBHOOK_HOSTS (this machine).
`;

/** Explanations of errors by their code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use: set PORT to another one.",
  MODULE_NOT_FOUND: "The sandbox needs two more packages: npm install fastify zod.",
  ERR_UNKNOWN_BUILTIN_MODULE: "The sandbox needs Node 22.13 or later.",
};

async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(HELP);
    return;
  }
  if (args.length !== 1 || args[0] !== "sandbox") {
    process.stderr.write(HELP);
    process.exitCode = 2;
    return;
  }
  const { runSandbox } = await import("./sandbox/run.ts");
  await runSandbox(process.env);
}

void run(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error && "code" in error ? REASONS[String(error.code)] : undefined;
  if (reason === undefined || !(error instanceof Error)) throw error;
  process.stderr.write(`${reason} (${error.message})\n`);
  process.exit(1);
});

export {};
