import { report } from "./findings.ts";
import { checkServed } from "./served/checker.ts";

report(checkServed(process.cwd()), "The components that show content need no script.");
