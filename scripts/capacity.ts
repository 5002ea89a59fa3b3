/** `npm run capacity`: writes what a number of requests takes from what the benchmarks measured. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMeasured } from "./capacity/measured.ts";
import { capacityPage } from "./capacity/page.ts";

const root = join(import.meta.dirname, "..");
const results = readFileSync(join(root, "bench/results.md"), "utf8");
writeFileSync(join(root, "docs/capacity.md"), capacityPage(readMeasured(results)));
console.log("docs/capacity.md");
