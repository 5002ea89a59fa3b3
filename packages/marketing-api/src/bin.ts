#!/usr/bin/env node
/** `npx marketing-api-client sandbox`, `… migrate src`, or the name of an operation and its parameters. */
const COMMANDS: Readonly<Record<string, string>> = {
  sandbox: `  sandbox          start the sandbox
                   environment: PORT (3001), HOST (localhost), DATA_DIR (data), SANDBOX_API_KEY (any),
                   SANDBOX_SIGNING_SECRET (sandbox), SANDBOX_WEBHOOK_HOSTS (this machine)
`,
  migrate: `  migrate PATH …   replace imports of the provider's client in files and folders (default: this folder)
`,
};

/** Explanations of errors by their code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use: set PORT to another one.",
  ENOENT: "There is no such file or folder.",
  MODULE_NOT_FOUND: "The sandbox needs two more packages: npm install fastify zod.",
  ERR_UNKNOWN_BUILTIN_MODULE: "The sandbox needs Node 22.13 or later.",
};

async function run([command, ...args]: readonly string[]): Promise<void> {
  const isHelp = [command, ...args].some((arg) => arg === "--help" || arg === "-h");
  const print = (text: string) => void process.stdout.write(text);
  const help = COMMANDS[command ?? ""];
  if (help !== undefined && isHelp) print(help);
  else if (command === "sandbox") {
    const { runSandbox } = await import("./sandbox/run.ts");
    await runSandbox(process.env);
  } else if (command === "migrate") {
    const { migrate } = await import("./migrate/run.ts");
    migrate(args.length === 0 ? ["."] : args, (line) => print(`${line}\n`));
  } else {
    await import("../../../scripts/marketing/main.ts");
    if (command === "--help" || command === "-h")
      print(`\nOther commands\n${Object.values(COMMANDS).join("")}`);
  }
}

void run(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error && "code" in error ? REASONS[String(error.code)] : undefined;
  if (reason === undefined || !(error instanceof Error)) throw error;
  process.stderr.write(`${reason} (${error.message})\n`);
  process.exit(1);
});

export {};
