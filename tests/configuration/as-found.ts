import { vi } from "vitest";

/**
 * Files of a worker share a process and its modules, so that what one leaves behind reaches the next. Answers with what
 * puts clocks, mocks, globals and the environment back to how they are now.
 */
export function asFound(): () => void {
  const environment = { ...process.env };
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  };
}
