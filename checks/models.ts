import { report } from "./findings.ts";
import { checkModels } from "./models/checker.ts";

report(
  checkModels(process.cwd()),
  "The models are valid by the vendor's schemas, and their slice zones and mocks up to date.",
);
