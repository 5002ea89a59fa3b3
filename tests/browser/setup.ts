import { afterAll, afterEach } from "vitest";
import { checkComplaints } from "./complaints.ts";
import { visitSharedSite } from "./site.ts";
import { leavePages, leaveRead } from "./windows.ts";

// Runs for each file, even if files share a process and its modules.
visitSharedSite();
afterEach(leavePages);
afterEach(checkComplaints);
afterAll(leaveRead);
