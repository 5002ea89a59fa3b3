import { afterAll, afterEach, beforeAll } from "vitest";
import { checkComplaints, closePages, closeWindows, openSharedSite } from "./site.ts";

// Runs for each file, even if files share a process and its modules.
beforeAll(openSharedSite);
afterEach(closePages);
afterEach(checkComplaints);
afterAll(closeWindows);
