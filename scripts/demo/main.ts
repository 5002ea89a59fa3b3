import { once } from "node:events";
import { createServer } from "node:http";
import { brand } from "../../brand/brand.ts";
import { palette } from "../../brand/palette.ts";
import { createRestMarketingApi } from "../../src/adapters/esp-rest/rest-marketing-api.ts";
import { onNpmExit } from "../../src/environment/npm.ts";
import { argumentsOf } from "../command-line.ts";
import { freePort } from "../site-process/free-port.ts";
import { SiteProcess } from "../site-process/site-process.ts";
import { clicks, type Places } from "./clicks.ts";

/** Starts the demo: the site at a port, the other parts at the following ones; with 0, all of them at free ports. */
export async function openDemo(port: number) {
  const metricsPort = port === 0 ? await freePort() : port + 1;
  const site = await SiteProcess.start({
    HOST: "localhost",
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    // With the sandbox of content, this opens the one of marketing.
    ALERTS: "draft",
    ESP_DOUBLE_OPT_IN: "false",
  });
  const { origin } = site;
  const marketing = `${origin}/sandbox/marketing/3.0`;
  const { lists } = await createRestMarketingApi({ apiKey: "demo", baseUrl: marketing }).lists.list();
  const places: Places = {
    site: origin,
    marketing,
    listId: lists[0]?.id ?? "",
    metrics: `http://localhost:${metricsPort}/metrics`,
  };
  const server = createServer((request, response) => {
    const click = clicks.find(({ path }) => request.method === "POST" && path === request.url);
    if (!click)
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(guidePage());
    click.run(places).then(
      (location) => response.writeHead(303, { location }).end(),
      (error: unknown) => response.writeHead(502, { "content-type": "text/plain" }).end(String(error)),
    );
  }).listen(port === 0 ? 0 : port + 2, "localhost");
  await once(server, "listening");
  const address = server.address();
  return {
    /** Address of the guide page. */
    guide: `http://localhost:${typeof address === "object" && address ? address.port : port + 2}`,
    site,
    close: async () => {
      server.close();
      await site.stop();
    },
  };
}

/** The page with the steps of the demo. */
function guidePage(): string {
  const steps = clicks.map(
    ({ path, label, shows }) =>
      `<li><form method="post" action="${path}" target="_blank"><button>${label}</button> ${shows}</form></li>`,
  );
  return `<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name}: a demo</title>
<style>
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 10vh 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
li { margin-block: 1.5rem }
button { display: block; font: inherit; padding: 0.5rem 1.25rem; border: 0; border-radius: 999px; background: ${palette.action}; color: ${palette.white} }
</style>
</head>
<body>
<main>
<h1>${brand.name}, in six clicks</h1>
<p>Each step opens in a new tab. Nothing leaves this machine, and changes are lost at the end.</p>
<ol>
${steps.join("\n")}
</ol>
</main>
</body>
</html>
`;
}

if (import.meta.main) {
  argumentsOf(
    `npm run demo

Starts the site with both sandboxes, and a guide page that demonstrates each feature with one click, at PORT and the next two
ports. Everything listens on localhost only. Changes to the content are lost at the end.`,
    {},
  );
  const demo = await openDemo(Number(process.env.PORT ?? 3000));
  console.log(`Open ${demo.guide}`);
  const stop = () => void demo.close().then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  onNpmExit(stop);
  await demo.site.ended;
  await demo.close();
  process.exit(1);
}
