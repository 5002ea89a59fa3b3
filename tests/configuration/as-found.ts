import { afterEach, vi } from "vitest";

// Files of a worker share their modules, so each test leaves the process as it found it, whatever became of the test.
const environment = { ...process.env };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
