import { join } from "node:path";

/**
 * How a process of the site is started in earnest: `npm run serve` and the image say the same, and a test compares.
 * What bounds its memory is one arena of malloc, little room for what is young, and a heap that V8 collects before it
 * is large.
 */
export const SERVED_AS = {
  args: ["--max-semi-space-size=4", "--max-old-space-size=768"],
  /** Made by `npm run build`; relative to the project's folder. */
  program: "dist/server/main.js",
  /** Where Node finds that compiled. */
  compiled: "dist/compiled",
  environment: { MALLOC_ARENA_MAX: "1" },
} as const;

/** The program's path, wherever a process is started. */
export const PROGRAM = join(import.meta.dirname, "../..", SERVED_AS.program);
