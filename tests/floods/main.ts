import { FloodedSite } from "./flooded-site.ts";
import { floods } from "./floods.ts";

// `npm run floods`: what one client can do to the built site with connections, and whether others notice.

let failed = 0;
for (const { name, maxOpenFiles, run } of floods) {
  const site = await FloodedSite.start(maxOpenFiles);
  const began = performance.now();
  const complaints = await run(site);
  if (site.hasEnded) complaints.push("the process has ended");
  else if (!(await site.isServing())) complaints.push("a new visitor is not served afterwards");
  await site.stop();
  const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(6);
  const lines = [`${complaints.length === 0 ? "stands" : "FAILS "} ${seconds} s  ${name}`, ...complaints];
  process.stdout.write(`${lines.join("\n                  ")}\n`);
  failed += complaints.length === 0 ? 0 : 1;
}
process.exitCode = failed === 0 ? 0 : 1;
