import { vi } from "vitest";

/** Between two writes to a host, in milliseconds. */
const PAUSE_MS = 1_500;

let now = Date.now();

/**
 * Lets the content service's client write without a pause: each look at the clock, until mocks are restored, finds the
 * pause gone. The client remembers its last write for all files of a worker, so this clock is one for all of them.
 */
export function unthrottled(): void {
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += PAUSE_MS;
    return now;
  });
}
