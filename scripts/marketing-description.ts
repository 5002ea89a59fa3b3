/**
 * `npm run marketing:description -- FILE`: says what a description of the provider's API has that the catalog lacks, and
 * what has gone from it. The provider publishes it at `https://api.mailchimp.com/schema/3.0/Swagger.json?expand`.
 */
import { readFileSync } from "node:fs";
import { compareDescription } from "./marketing-description/compare.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("The file of the description is missing: npm run marketing:description -- Swagger.json");
  process.exit(2);
}
const differences = compareDescription(JSON.parse(readFileSync(file, "utf8")));
console.log(differences.length === 0 ? "The catalog has all of the description." : differences.join("\n"));
process.exitCode = differences.length === 0 ? 0 : 1;
