/**
 * `npm run demo`: starts the site with both sandboxes, and a guide page that demonstrates each feature with one click.
 * Everything listens on localhost only. Changes to the content are lost at the end.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brand } from "../../brand/brand.ts";
import { palette } from "../../brand/palette.ts";
import { createRestMarketingApi } from "../../src/adapters/esp-rest/rest-marketing-api.ts";
import { onNpmExit } from "../../src/environment/npm.ts";
import { freePort } from "../site-process/free-port.ts";
import { PROGRAM } from "../site-process/served-as.ts";
import { clicks, type Places } from "./clicks.ts";

const ROOT = join(import.meta.dirname, "../..");

interface DemoOptions {
  /** An empty folder for the data of both sandboxes. */
  readonly folder: string;
  /** Port of the site. The other parts use the following ports. With 0, the system chooses all ports. */
  readonly port: number;
}

/** A running demo. */
export interface Demo {
  /** Address of the guide page. */
  readonly guide: string;
  readonly site: ChildProcess;
  close(): Promise<void>;
}

/** Starts the marketing sandbox, the built site with its content sandbox, and the guide page. */
export async function openDemo({ folder, port }: DemoOptions): Promise<Demo> {
  const at = (offset: number) => String(port === 0 ? 0 : port + offset);
  const sandbox = start(["sandbox/main.ts"], { PORT: at(1), DATA_DIR: join(folder, "account") });
  const marketing = `${await addressIn(sandbox, /Marketing API (\S+)/)}`;
  const listId = await newsletterList(marketing);
  const metricsPort = port === 0 ? String(await freePort()) : at(2);
  const site = start([PROGRAM], {
    PORT: at(0),
    DATA_DIR: join(folder, "site"),
    METRICS_PORT: metricsPort,
    ESP_API_KEY: "demo",
    ESP_BASE_URL: marketing,
    ESP_LIST_ID: listId,
    ESP_DOUBLE_OPT_IN: "false",
  });
  const origin = await addressIn(site, /"msg":"Server listening at (http:\/\/[^"]+)"/);
  const places: Places = {
    site: origin,
    marketing,
    listId,
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
  }).listen(Number(at(3)), "localhost");
  await once(server, "listening");
  const address = server.address();
  return {
    guide: `http://localhost:${typeof address === "object" && address ? address.port : at(3)}`,
    site,
    close: async () => {
      server.close();
      for (const child of [site, sandbox]) {
        child.kill();
        if (child.exitCode === null) await once(child, "exit");
      }
    },
  };
}

function start(args: readonly string[], variables: Readonly<Record<string, string>>): ChildProcess {
  const environment = { PATH: process.env.PATH, HOST: "localhost", LOG_LEVEL: "info", ...variables };
  return spawn(process.execPath, args, { cwd: ROOT, env: environment, stdio: ["ignore", "pipe", "inherit"] });
}

/** Reads the address of a program from the first line of its output that matches. */
async function addressIn({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  if (!stdout) throw new Error("a program without output");
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = pattern.exec(line) ?? [];
    if (address === undefined) continue;
    stdout.resume();
    return address.replace(/,$/, "");
  }
  throw new Error("a program of the demo ended before it listened");
}

/** The id of the audience to which sign-ups are added. */
async function newsletterList(baseUrl: string): Promise<string> {
  const marketing = createRestMarketingApi({ apiKey: "demo", baseUrl });
  const { id } = await marketing.lists.create({
    body: {
      name: "News",
      contact: { company: "Demo", address1: "1 Example Street", city: "Example", country: "GB" },
      permission_reminder: "You signed up on the site.",
      campaign_defaults: {
        from_name: "Demo",
        from_email: "news@example.com",
        subject: "News",
        language: "en",
      },
      email_type_option: false,
    },
  });
  return id;
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
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  const demo = await openDemo({ folder, port: Number(process.env.PORT ?? 3000) });
  console.log(`Open ${demo.guide}`);
  const stop = () => void demo.close().then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  onNpmExit(stop);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await once(demo.site, "exit");
  process.exit(1);
}
