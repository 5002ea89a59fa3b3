import { report } from "./findings.ts";
import { checkReference } from "./reference/checker.ts";

report(checkReference(process.cwd()), "The reference of the Marketing API matches the catalog.");
