/** `npm run marketing -- lists.members.list --list_id abc`: calls any operation of the Marketing API. See `--help`. */
import { run } from "./run.ts";

const interrupted = new AbortController();
// Only the first interrupt is graceful; the second one ends the process at once.
process.once("SIGINT", () => interrupted.abort());
// The code that writes handles a broken pipe; without this listener the error would end the process with a stack trace.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

void run(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  results: process.stdout,
  diagnostics: process.stderr,
  signal: interrupted.signal,
}).then((code) => {
  process.exitCode = code;
});
