import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/site-process/free-port.ts";

/** nginx in a separate process on 127.0.0.1, configured by `ops`. */
export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

/** Folders of executables in Debian, also those for administrators. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/**
 * Whether nginx is installed; otherwise says that its tests are skipped.
 *
 * @throws {Error} if it is not, and the environment requires it (`REQUIRE_NGINX`).
 */
export function hasNginx(): boolean {
  if (spawnSync("nginx", ["-v"], { env: { PATH } }).status === 0) return true;
  const message =
    "nginx of Debian's package is not installed: what it does behind the site's failures is not tested.";
  if (process.env.REQUIRE_NGINX) throw new Error(message);
  process.stderr.write(`${message}\n`);
  return false;
}

interface NginxOptions {
  /** Ports of the site's processes: one or two. */
  readonly sites: readonly number[];
  /** Folder of the kept pages. Default: a temporary one. */
  readonly kept?: string;
}

/** Starts nginx in front of the site; resolves when it listens. */
export async function startNginx({ sites, kept }: NginxOptions): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const [one, other = one] = sites;
  const website = configuration({
    "listen 80;": `listen 127.0.0.1:${port};`,
    "127.0.0.1:3000": `127.0.0.1:${one}`,
    "127.0.0.1:3001": `127.0.0.1:${other}`,
    "/var/cache/nginx-website ": `${kept ?? join(folder, "kept")} `,
  });
  writeFileSync(file, mainConfiguration(folder, website));
  const args = ["-e", join(folder, "error.log"), "-c", file];
  const nginx = spawn("nginx", args, { env: { PATH }, stdio: ["ignore", "inherit", "inherit"] });
  // Also if this process crashes.
  const kill = () => void nginx.kill("SIGTERM");
  process.once("exit", kill);
  while (nginx.exitCode === null && !(await isListening(port))) await wait(20);
  if (nginx.exitCode !== null) throw new Error(`nginx ended with code ${nginx.exitCode}`);
  return {
    port,
    stop: async () => {
      process.off("exit", kill);
      const ended = once(nginx, "exit");
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainConfiguration(folder: string, website: string): string {
  return [
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
    website,
    "}",
  ].join("\n");
}

/** The configuration in `ops` with other addresses and folders. */
function configuration(changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`ops/nginx/website.conf lacks "${from}".`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(import.meta.dirname, "../../ops/nginx/website.conf"), "utf8"),
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
