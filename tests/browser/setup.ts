import { afterEach, beforeAll } from "vitest";
import { checkComplaints, closePages, openSharedSite } from "./site.ts";

// Run before each file, also where files share a process and its modules.
beforeAll(openSharedSite);
afterEach(closePages);
afterEach(checkComplaints);
