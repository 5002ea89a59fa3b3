import { checkDocumentation } from "./documentation/checker.ts";
import { report } from "./findings.ts";

report(checkDocumentation(process.cwd()), "Every link, path and command in the documentation exists.");
