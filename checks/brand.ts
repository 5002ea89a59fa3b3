import { checkBrand } from "./brand/checker.ts";
import { report } from "./findings.ts";

report(
  await checkBrand(process.cwd()),
  "What follows from the brand is up to date, its colours can be read, and nothing else names it.",
);
