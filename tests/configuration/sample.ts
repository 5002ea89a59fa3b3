import { existsSync } from "node:fs";
import { join } from "node:path";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";

/** Whether the sample company exists; another site may have removed it. Tests of the sample depend on it. */
export const hasSample = existsSync(join(import.meta.dirname, "../../sample/documents"));

/** What is skipped without the sample. */
export const untestedPages: readonly string[] = hasSample
  ? []
  : ["There is no sample/: tests of its pages are skipped, and so are those in a browser, which visit them."];

/** So many capabilities have content in the sample. */
const CAPABILITIES = 10;

/**
 * Whether the sample has the content of all capabilities. Without one that was taken out, pages may be left to which nothing leads,
 * and other pages answer a search, or none.
 */
export const isSampleWhole = hasSample && CAPABILITY_NAMES.length >= CAPABILITIES;
