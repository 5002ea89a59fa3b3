import { report } from "./findings.ts";
import { checkRuntime } from "./runtime/checker.ts";

report(checkRuntime(process.cwd()), "Every place names the same Node.");
