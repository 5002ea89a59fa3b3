import { report } from "./findings.ts";
import { checkRuntime } from "./runtime/checker.ts";

report(checkRuntime(process.cwd()), "All files name the same version of Node.");
