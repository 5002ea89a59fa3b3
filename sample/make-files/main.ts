/** Writes all PDF files of the sample and their documents. Run: node sample/make-files/main.ts [uid …] */
import { mkdir, writeFile } from "node:fs/promises";

import { announcements } from "./announcements.ts";
import { annualReports } from "./annual-report.ts";
import { documentOf } from "./document-json.ts";
import { governance } from "./governance.ts";
import { notices } from "./notice.ts";
import { policies } from "./policy.ts";
import { presentations } from "./presentation.ts";
import { results } from "./results.ts";
import { sustainabilityReports } from "./sustainability.ts";

const all = [
  ...annualReports,
  ...results,
  ...presentations,
  ...sustainabilityReports,
  ...notices,
  ...announcements,
  ...policies,
  governance,
];
const files = new URL("../files/", import.meta.url);
const documents = new URL("../documents/pdf/", import.meta.url);
const largest = 125_000;

await mkdir(files, { recursive: true });
await mkdir(documents, { recursive: true });
const asked = process.argv.slice(2);
for (const publication of all) {
  if (asked.length > 0 && !asked.includes(publication.uid)) continue;
  const bytes = await publication.make();
  if (bytes.length > largest) throw new Error(`${publication.uid} weighs ${bytes.length} bytes`);
  await writeFile(new URL(`${publication.uid}.pdf`, files), bytes);
  const document = documentOf(publication, bytes.length);
  await writeFile(new URL(`${publication.uid}.json`, documents), `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${publication.uid}.pdf ${bytes.length}`);
}
