import { report } from "./findings.ts";
import { checkStaticComponents } from "./static-components/checker.ts";

report(checkStaticComponents(process.cwd()), "The components that show content need no script.");
