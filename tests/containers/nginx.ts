import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GenericContainer, Wait } from "testcontainers";
import { freePort } from "../../scripts/site-process/free-port.ts";

const IMAGE =
  process.env.NGINX_IMAGE ??
  "nginx:1.28-alpine@sha256:a8b39bd9cf0f83869a2162827a0caf6137ddf759d50a171451b335cecc87d236";

/**
 * Starts nginx in a container in front of the site, on 127.0.0.1 and configured by `ops`; resolves when it listens.
 *
 * @param sites - Ports of the site's processes on 127.0.0.1: one or two.
 * @param changes - What to replace in the configuration of `ops`, by what.
 */
export async function startNginx(sites: readonly number[], changes: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const [one, other = one] = sites;
  const website = configuration({
    "listen 80;": `listen 127.0.0.1:${port};`,
    "127.0.0.1:3000": `127.0.0.1:${one}`,
    "127.0.0.1:3001": `127.0.0.1:${other}`,
    ...changes,
  });
  const content = `daemon off;
    user root;
    pid /run/nginx.pid;
    error_log stderr crit;
    worker_rlimit_nofile 16384;
    events { worker_connections 8192; }
    http { access_log off; ${website} }`;
  const started = await new GenericContainer(IMAGE)
    // As in `ops`, nginx is on the machine of the processes.
    .withNetworkMode("host")
    .withCopyContentToContainer([{ content, target: "/etc/nginx/nginx.conf" }])
    .withEntrypoint(["nginx"])
    .withLogConsumer((log) => log.pipe(process.stderr))
    // The file is written when it listens. A restart empties the folder.
    .withTmpFs({ "/run": "" })
    .withWaitStrategy(Wait.forSuccessfulCommand("cat /run/nginx.pid"))
    .start();
  return {
    port,
    /** Kills it and starts it again, with the pages that it has kept. */
    restart: () => started.restart(),
    stop: async () => void (await started.stop()),
  };
}

/** The configuration in `ops` with other addresses. */
function configuration(changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`ops/nginx/website.conf lacks "${from}".`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(import.meta.dirname, "../../ops/nginx/website.conf"), "utf8"),
  );
}
