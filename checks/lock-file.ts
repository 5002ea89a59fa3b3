import { report } from "./findings.ts";
import { checkLockFile, checkPins } from "./lock-file/checker.ts";

report(
  [...checkPins(process.cwd()), ...checkLockFile(process.cwd())],
  "Packages are pinned, and the lock file installs on every platform, from any registry.",
);
