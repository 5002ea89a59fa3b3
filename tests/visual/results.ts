import { join } from "node:path";

/** Where pictures that differ are kept, with what differs in them. */
export const RESULTS = join(import.meta.dirname, "../../test-results/visual");
