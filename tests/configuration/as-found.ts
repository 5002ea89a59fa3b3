import { afterAll, afterEach, inject, vi } from "vitest";
import type {} from "./provided-context.ts";

/**
 * Returns a function that restores clocks, mocks, globals and environment variables to their current state. Files of a
 * worker share a process and its modules, so leftovers of one file would affect the next.
 */
function asFound(): () => void {
  const environment = { ...process.env };
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  };
}

// In some files, servers and clocks are shared by all tests.
if (inject("sharesState")) afterAll(asFound());
else afterEach(asFound());
