import { report } from "./findings.ts";
import { checkTheme } from "./theme/checker.ts";

report(
  checkTheme(process.cwd()),
  "Every colour, length and duration of the interface is a token of the theme.",
);
