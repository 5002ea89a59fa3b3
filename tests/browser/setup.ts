import { afterAll, afterEach } from "vitest";
import { checkComplaints, leavePages, leaveRead, visitSharedSite } from "./site.ts";

// Runs for each file, even if files share a process and its modules.
visitSharedSite();
afterEach(leavePages);
afterEach(checkComplaints);
afterAll(leaveRead);
