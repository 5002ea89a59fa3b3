// biome-ignore lint/performance/noBarrelFile: until the client takes them from their folder
export { holdingHref, holdingNote, missingSums, RATE_DIGITS } from "./dividends/holding.ts";
