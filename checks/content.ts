import { checkContent } from "./content/checker.ts";
import { report } from "./findings.ts";

report(await checkContent(process.cwd()), "All content matches its models.");
