/** `npm run marketing -- lists.members.list --list_id abc`: calls any operation of the Marketing API. See `--help`. */
import { run } from "./run.ts";

const interrupted = new AbortController();
// Once: who interrupts again does not want to wait for anything.
process.once("SIGINT", () => interrupted.abort());
// A broken pipe reaches whoever writes; without a listener it would end the process with a stack.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  results: process.stdout,
  remarks: process.stderr,
  signal: interrupted.signal,
});
