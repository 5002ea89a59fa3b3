/** After the last transaction of the sample, and before its dates to come. */
export const SCREENSHOT_DAY = new Date("2026-11-28T10:00:00Z");

/**
 * Sets the clock of this process, or of the page that runs it, by milliseconds; it continues to run. Rendered pages contain the
 * current year, and depend on which dates are over.
 */
export function setClockAhead(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
  });
}
