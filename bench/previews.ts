import { basename, join, resolve } from "node:path";
import { argumentsOf, positive } from "../scripts/command-line.ts";
import { SandboxEditor } from "../scripts/site-process/editor.ts";
import { PROGRAM } from "../scripts/site-process/served-as.ts";
import { PINNING, type Running, Servers } from "./processes/running.ts";
import { buildOurs, ourSite } from "./processes/sites.ts";
import { median, table, writeResults } from "./results/results-page.ts";

const HELP = `npm run bench:previews -- [--documents N,N…] [--latency MS] [--beside FOLDER]… [--no-build]

How long an editor waits for the first page of a preview, and for the next one, with 1,000, 2,000 and 10,000 documents, or the given
numbers of them, while each request to the content service takes 50 ms, or the given time. Loopback only; three minutes.
--beside also measures another version of the site, which is built in a folder of its own, side by side.
--no-build uses the site as it was built last.`;

const { values: options } = argumentsOf(HELP, {
  options: {
    documents: { type: "string", default: "1000,2000,10000" },
    latency: { type: "string", default: "50" },
    beside: { type: "string", multiple: true, default: [] },
    "no-build": { type: "boolean", default: false },
  },
});

const sizes = options.documents.split(",").map((size) => positive("documents", size));
const latency = positive("latency", options.latency);

/** Number of previews of each site; their medians count. */
const PREVIEWS = 5;
const CHANGED = "news-article_fy26-results";

if (!options["no-build"]) buildOurs();
const programs = new Map([["this site", PROGRAM]]);
for (const folder of options.beside) programs.set(basename(folder), resolve(folder, "dist/server/main.js"));
const rows: (readonly string[])[] = [];
for (const documents of sizes) rows.push(...(await rowsOf(documents)));
writeResults(
  "Previews",
  "bench:previews",
  [
    `${PINNING}. Each request to the content service takes ${latency} ms and what its sandbox needs. Articles are added to the sample content until there are as many documents. The first page is that of a new preview of one changed article: from the request to \`/api/preview\` to the end of the page to which it leads. The next page is the list of news in the same preview. Medians of ${PREVIEWS} previews, the sites in turns; the slowest first page in brackets. Other versions of the site are called by their folder.`,
    table(["Documents", "Site", "First page ms", "Next page ms"], rows),
  ].join("\n\n"),
);

async function rowsOf(documents: number): Promise<readonly (readonly string[])[]> {
  await using servers = new Servers();
  const content = await servers.start({
    name: "content service",
    args: (port) => ["bench/growth/grown-sandbox.ts", String(documents), String(port), String(latency)],
    firstPage: "/api/v2",
    role: "load",
  });
  const measured: { name: string; site: Running; waits: Wait[] }[] = [];
  for (const [name, program] of programs) {
    const command = ourSite(join(servers.folder, name), content.origin);
    const site = await servers.start({ ...command, args: () => [program] });
    measured.push({ name, site, waits: [] });
  }
  const editor = new SandboxEditor(content.origin);
  for (let count = 1; count <= PREVIEWS; count += 1) {
    const title = `Draft ${count}`;
    await editor.change(CHANGED, { title });
    for (const { site, waits } of measured) waits.push(await wait(editor, site, title));
  }
  return measured.map(({ name, waits }) => {
    const first = waits.map((one) => one.first);
    const slowest = Math.max(...first).toFixed(0);
    const next = median(waits.map((one) => one.next)).toFixed(0);
    return [String(documents), name, `${median(first).toFixed(0)} (${slowest})`, next];
  });
}

/** Milliseconds for which an editor waits. */
interface Wait {
  readonly first: number;
  readonly next: number;
}

/** Opens a new preview of what is changed. @throws {Error} unless its page shows the draft. */
async function wait(editor: SandboxEditor, { origin }: Running, title: string): Promise<Wait> {
  const { token } = await editor.preview(CHANGED);
  const query = new URLSearchParams({ token, documentId: CHANGED });
  const began = performance.now();
  const started = await fetch(`${origin}/api/preview?${query}`, { redirect: "manual" });
  const cookie = started.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const headers = { cookie };
  const page = await (
    await fetch(new URL(started.headers.get("location") ?? "", origin), { headers })
  ).text();
  const first = performance.now() - began;
  if (!page.includes(title)) throw new Error(`${origin} did not show "${title}" in its preview.`);
  await (await fetch(`${origin}/news`, { headers })).text();
  return { first, next: performance.now() - began - first };
}
