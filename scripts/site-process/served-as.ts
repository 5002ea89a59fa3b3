import { join } from "node:path";

/** The program of the site, built by `npm run build`: an absolute path. */
export const PROGRAM = join(import.meta.dirname, "../../dist/server/main.js");

/**
 * Environment of the site in the container image; `npm run serve` leaves it to its own environment. Without the limit of
 * arenas, glibc keeps what each thread has freed.
 */
export const SERVE_ENVIRONMENT = { MALLOC_ARENA_MAX: "1" } as const;
