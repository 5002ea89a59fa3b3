import { afterAll, afterEach } from "vitest";
import { checkComplaints } from "./complaints.ts";
import { visitSharedSite } from "./site.ts";
import { leavePages, leaveRead } from "./windows.ts";

// Runs for each file, even if files share a process and its modules.
visitSharedSite();
// In this order: what a page says while it is left belongs to this test, not to the next one.
afterEach(async () => {
  await leavePages();
  checkComplaints();
});
afterAll(leaveRead);
