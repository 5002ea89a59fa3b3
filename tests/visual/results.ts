import { join } from "node:path";

/** Folder for screenshots that differ, and images of the differences. */
export const RESULTS = join(import.meta.dirname, "../../test-results/visual");
