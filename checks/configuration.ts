import { checkConfiguration } from "./configuration/checker.ts";
import { report } from "./findings.ts";

report(checkConfiguration(process.cwd()), "The documentation of the variables is up to date.");
