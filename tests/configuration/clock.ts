import { SCREENSHOT_DAY } from "../../scripts/screenshots/day.ts";

const IMPORT = "--import=";
const PRELOADED = IMPORT + new URL("preloaded-clock.ts", import.meta.url);

/**
 * The option of Node with which processes of tests have the same clock: that of this process, or one that begins on one day,
 * whatever the date of the machine.
 */
export function clockOption(): string {
  const own = process.execArgv.find((option) => option.startsWith(PRELOADED));
  return own ?? `${PRELOADED}?ahead=${SCREENSHOT_DAY.getTime() - Date.now()}`;
}

/** How far the clock of tests is ahead of that of the machine, in milliseconds. */
export function clockAheadMs(): number {
  return Number(new URL(clockOption().slice(IMPORT.length)).searchParams.get("ahead"));
}
