import { join } from "node:path";

/** Where screenshots that differ are kept, with what differs in them. */
export const RESULTS = join(import.meta.dirname, "../../test-results/visual");
