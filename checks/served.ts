import { report } from "./findings.ts";
import { checkServed } from "./served/checker.ts";

report(checkServed(process.cwd()), "What shows the content needs no script.");
