import { report } from "./findings.ts";
import { checkLockFile } from "./lock-file/checker.ts";

report(checkLockFile(process.cwd()), "The lock file installs on every platform, from any registry.");
