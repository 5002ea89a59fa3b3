import { checkBrand } from "./brand/checker.ts";
import { report } from "./findings.ts";

report(
  await checkBrand(process.cwd()),
  "Drawings and fonts can be used, files generated from them are up to date, colours have enough contrast, and no other file contains the company's name.",
);
