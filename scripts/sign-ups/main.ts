/** `npm run sign-ups -- list`: shows the sign-ups that are kept. See `--help`. */
import { run } from "./run.ts";

// Who reads only the beginning, as `head` does, closes the pipe.
process.stdout.on("error", () => process.exit());
process.exitCode = run(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
  complain: console.error,
});
