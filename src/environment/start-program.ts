import { isEnvironmentError } from "./variables.ts";

/**
 * Runs what starts a program. With an `EnvironmentError`, the process ends here: its message is one line on the standard
 * error, and the exit code is 1. Rejects with any other error, which is a bug.
 */
export async function startProgram<Started>(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    if (!isEnvironmentError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    // Open handles, such as the metrics server, would keep the process running.
    process.exit(1);
  }
}
