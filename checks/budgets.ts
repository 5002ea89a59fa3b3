import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf } from "../scripts/command-line.ts";
import { createBuiltRenderer } from "../src/adapters/http/rendering/built-renderer.ts";
import { DIST, SAMPLE } from "../src/composition/folders.ts";
import { readConfig } from "../src/composition/read-config.ts";
import { createSite } from "../src/composition/site.ts";
import { budgetViolations, measurePageCost, type PageCost } from "./budgets/page-cost.ts";
import { report } from "./findings.ts";

const { values: options } = argumentsOf(
  `node checks/budgets.ts [--list]

Measures every page of the sample content, if there is any, with the built client, and fails when a page exceeds its budget.
Runs at the end of npm run build. --list prints the measurements of each page.`,
  { options: { list: { type: "boolean", default: false } } },
);

const data = mkdtempSync(join(tmpdir(), "budgets-"));
const site = await createSite(
  readConfig({ LOG_LEVEL: "silent", DATA_DIR: data }),
  await createBuiltRenderer(DIST),
);
const costOf = measurePageCost(join(DIST, "client"));

const costs: PageCost[] = [];
let sitemap = await site.inject("/sitemap.xml");
// On a busy machine, content takes longer to read than a request waits.
for (let left = 5; left > 0 && sitemap.statusCode === 503; left -= 1)
  sitemap = await site.inject("/sitemap.xml");
const inSitemap = Array.from(
  sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, url = ""]) => new URL(url).pathname,
);
for (const page of [...inSitemap, "/search", "/search?s=report&t=page", "/no-such-page"]) {
  costs.push(await costOf(page, (await site.inject(page)).body));
}
await site.close();
rmSync(data, { recursive: true });

if (inSitemap.length === 0 && existsSync(SAMPLE))
  throw new Error(`The sitemap names no pages: ${sitemap.body}`);
if (options.list) console.table(Object.fromEntries(costs.map(({ page, ...cost }) => [page, cost])));
report(budgetViolations(costs), "Every page is within its budget.");
