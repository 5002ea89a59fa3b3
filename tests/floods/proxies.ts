import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/site-process/free-port.ts";

/** Supported proxies, which are names of Debian's packages. */
export const proxyNames = ["nginx", "haproxy"] as const;
export type ProxyName = (typeof proxyNames)[number];

/** A proxy in a separate process on 127.0.0.1, configured by `ops`. */
export interface RunningProxy {
  readonly port: number;
  stop(): Promise<void>;
}

interface Behind {
  /** Port of the site. */
  readonly site: number;
  /** Folder of its mirrors, for nginx. Default: there is none. */
  readonly mirror?: string;
  /** Port of a static server of the mirror, for HAProxy. Default: there is none. */
  readonly staticServer?: number;
}

/** Folders of executables in Debian, also those for administrators. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Whether a proxy is installed. */
export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, ["-v"], { env: { PATH } }).status === 0;
}

/** Starts a proxy in front of a site; resolves when it listens. */
export function startProxy(name: ProxyName, behind: Behind): Promise<RunningProxy> {
  return start(name, (folder, port) =>
    name === "nginx" ? nginx(folder, website(folder, port, behind)) : haproxy(folder, port, behind),
  );
}

/** Starts nginx as a static server for a folder of mirrors; resolves when it listens. */
export function startStaticServer(mirror: string): Promise<RunningProxy> {
  return start("nginx", (folder, port) =>
    nginx(
      folder,
      configuration("nginx/mirror.conf", {
        "127.0.0.1:8080;": `127.0.0.1:${port};`,
        "/var/lib/website/mirror/": `${mirror}/`,
      }),
    ),
  );
}

async function start(
  name: ProxyName,
  argsFor: (folder: string, port: number) => string[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const args = argsFor(folder, port);
  const proxy = spawn(name, args, { env: { PATH }, stdio: ["ignore", "inherit", "inherit"] });
  // Also if this process crashes.
  const kill = () => void proxy.kill("SIGTERM");
  process.once("exit", kill);
  while (proxy.exitCode === null && !(await isListening(port))) await wait(20);
  if (proxy.exitCode !== null) throw new Error(`${name} ended with code ${proxy.exitCode}`);
  return {
    port,
    stop: async () => {
      process.off("exit", kill);
      const ended = once(proxy, "exit");
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function website(folder: string, port: number, { site, mirror }: Behind): string {
  return configuration("nginx/website.conf", {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "127.0.0.1:3000;": `127.0.0.1:${site};`,
    "/var/lib/website/mirror/": `${mirror ?? folder}/`,
  });
}

function nginx(folder: string, servers: string): string[] {
  const main = [
    "daemon off;",
    process.getuid?.() === 0 ? "user root;" : "",
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    "worker_rlimit_nofile 16384;",
    "events { worker_connections 8192; }",
    "http {",
    "  include /etc/nginx/mime.types;",
    "  access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${folder};`),
    servers,
    "}",
  ];
  writeFileSync(join(folder, "nginx.conf"), main.join("\n"));
  return ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
}

function haproxy(folder: string, port: number, { site, staticServer }: Behind): string[] {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    configuration("haproxy/haproxy.cfg", {
      "bind :80": `bind 127.0.0.1:${port}`,
      "server one 127.0.0.1:3000": `server one 127.0.0.1:${site}`,
      ...(staticServer && { "127.0.0.1:8080": `127.0.0.1:${staticServer}` }),
    }),
  );
  return ["-db", "-f", file];
}

/** A file of `ops` with other addresses and folders. */
function configuration(name: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`ops/${name} lacks "${from}".`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(import.meta.dirname, "../../ops", name), "utf8"),
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}
