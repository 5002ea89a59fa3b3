import { join } from "node:path";

/**
 * How the site is started in production; a test checks that `npm run serve` and the container image use the same command.
 * With V8's default semi-space size, the process takes 11 % more memory when idle and 19 % more after load. With V8's
 * default growth, garbage lies until the heap has doubled or more: 235 instead of 178 MB after 1,500 searches of 1,000
 * documents, in the same processor time. Without the limit of arenas, which `npm run serve` leaves to its environment,
 * glibc keeps what each thread has freed: 65 of 366 MB with 10,000 documents.
 *
 * `--optimize-for-size` would take 5 MB less when idle, and a third more processor time for a search.
 */
export const SERVE_COMMAND = {
  args: ["--max-semi-space-size=4", "--heap-growing-percent=50"],
  environment: { MALLOC_ARENA_MAX: "1" },
  /** Built by `npm run build`; relative to the project's folder. */
  program: "dist/server/main.js",
} as const;

/** Absolute path of the program. */
export const PROGRAM = join(import.meta.dirname, "../..", SERVE_COMMAND.program);
