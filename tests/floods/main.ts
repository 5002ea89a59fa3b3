import { FloodedSite } from "./flooded-site.ts";
import { floods } from "./floods.ts";

// `npm run floods`: floods of connections from one client to the built site, and whether other clients are served; `npm
// run floods -- nginx`: the same behind nginx, configured by `ops`.

/** Maximum memory of the site, in megabytes: an idle one takes about 150. */
const MAX_MEGABYTES = 300;

const [before] = process.argv.slice(2);
if (before !== undefined && before !== "nginx") throw new Error("Expected nginx, or nothing.");
const isBehindNginx = before === "nginx";

let failed = 0;
for (const { name, maxOpenFiles, run } of floods) {
  const site = await FloodedSite.start(maxOpenFiles, isBehindNginx);
  const began = performance.now();
  const complaints = await run(site);
  if (site.hasEnded) complaints.push("the process has ended");
  else if (!(await site.isServing())) complaints.push("a new visitor is not served afterwards");
  const memory = site.peakMegabytes;
  if (memory > MAX_MEGABYTES) complaints.push(`the process took more than ${MAX_MEGABYTES} MB`);
  await site.stop();
  const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(6);
  const lines = [
    `${complaints.length === 0 ? "stands" : "FAILS "} ${seconds} s  ${memory} MB  ${name}`,
    ...complaints,
  ];
  process.stdout.write(`${lines.join("\n                  ")}\n`);
  failed += complaints.length === 0 ? 0 : 1;
}
process.exitCode = failed === 0 ? 0 : 1;
