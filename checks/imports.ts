import { report } from "./findings.ts";
import { checkImports } from "./imports/checker.ts";
import { zones } from "./imports/rules.ts";

report(checkImports(process.cwd(), zones), "Every import follows the rules.");
