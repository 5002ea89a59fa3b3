/** `npm run sign-ups -- list`: shows the stored sign-ups. See `--help`. */
import { run } from "./run.ts";

// Programs such as `head` close the pipe early.
process.stdout.on("error", () => process.exit());
process.exitCode = run(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
  complain: console.error,
});
