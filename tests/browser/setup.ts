import { afterAll, afterEach } from "vitest";
import { checkComplaints, closePages, closeWindows, visitSharedSite } from "./site.ts";

// Runs for each file, even if files share a process and its modules.
visitSharedSite();
afterEach(closePages);
afterEach(checkComplaints);
afterAll(closeWindows);
