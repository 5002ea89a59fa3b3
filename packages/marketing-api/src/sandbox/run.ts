import { openAccount } from "../../../../sandbox/marketing/stored-account.ts";
import { listen } from "./listen.ts";

/** Serves the sandbox until the process is terminated. Its account is stored in the folder `DATA_DIR`. */
export async function runSandbox(environment: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const { PORT = "3001", HOST, DATA_DIR = "data", SANDBOX_API_KEY, SANDBOX_WEBHOOK_HOSTS = "" } = environment;
  const say = (message: string) => void process.stderr.write(`${message}\n`);
  const secret = environment.SANDBOX_SIGNING_SECRET;
  const hosts = SANDBOX_WEBHOOK_HOSTS.toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const account = openAccount(DATA_DIR, { warn: say, error: say }, { hosts, ...(secret && { secret }) });
  const apiKeys = SANDBOX_API_KEY === undefined || SANDBOX_API_KEY === "" ? undefined : [SANDBOX_API_KEY];
  const plugin = { perform: account.perform, account, apiKeys };
  const { origin, close } = await listen({ port: Number(PORT), host: HOST, plugin });
  const stored = account.path === undefined ? "not stored" : `stored in ${account.path}`;
  process.stdout.write(`Marketing API ${origin}/3.0, ${stored}\n`);
  const stop = () => {
    void close().then(() => {
      account.close();
      process.exit(0);
    });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
}
