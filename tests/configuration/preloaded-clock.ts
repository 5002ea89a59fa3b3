import { setClockAhead } from "../../scripts/screenshots/day.ts";

// Preloaded by the option of `clock.ts`: also what reads the time when it is imported has this clock.
setClockAhead(Number(new URL(import.meta.url).searchParams.get("ahead")));
