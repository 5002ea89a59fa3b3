import { checkBrand } from "./brand/checker.ts";
import { report } from "./findings.ts";

report(
  await checkBrand(process.cwd()),
  "Files generated from the brand are up to date, colours have enough contrast, and no other file contains its name.",
);
