/** `npm run content:upload -- --repository NAME`: uploads models and sample content. See `--help`. */
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  say: console.log,
  complain: console.error,
});
