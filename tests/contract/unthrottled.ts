import { vi } from "vitest";

/** Minimum delay between two writes to a host. */
const PAUSE_MS = 1_500;

let now = Date.now();

/**
 * Removes the delay between writes of the content service's client: the clock advances by the delay at each call, until
 * mocks are restored. The client stores the time of its last write for all files of a worker, so they share this clock.
 */
export function unthrottled(): void {
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += PAUSE_MS;
    return now;
  });
}
