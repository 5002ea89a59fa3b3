import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { hasProxy, proxyNames, startProxy, startStaticServer } from "../../floods/proxies.ts";
import { folderOfTest, startSite } from "./site-process.ts";
import { unhurried } from "./unhurried.ts";

const VISITORS = 16;
/** Number of pages read before and after the kill. */
const READ = 2_000;

// HAProxy cannot serve files, so nginx does.
const hasProxies = proxyNames.every(hasProxy);
if (!hasProxies) {
  const message =
    "nginx and HAProxy of Debian's packages are not installed: what they show when the site fails is not tested.";
  if (process.env.REQUIRE_NGINX) throw new Error(message);
  process.stderr.write(`${message}\n`);
}

/** Written by the first site: it is the same behind each proxy. */
let mirror: string;

beforeAll(async () => {
  mirror = await mkdtemp(join(tmpdir(), "mirror-"));
});
afterAll(() => rm(mirror, { recursive: true }));

it.skipIf(!hasProxies).each(proxyNames)(
  "%s shows the mirror when the site is killed under load: no page fails",
  async (name) => {
    const folder = await folderOfTest();
    const hasMirror = existsSync(join(mirror, "current"));
    const environment = {
      TRUST_PROXY: "loopback",
      ACCESS_LOG: "false",
      ...(!hasMirror && { MIRROR_DIR: mirror }),
    };
    const site = await startSite(folder, { environment, node: await unhurried(folder) });
    const isWritten = () => hasMirror || site.log().includes("the mirror is updated");
    await vi.waitUntil(isWritten, { timeout: 60_000 });
    const staticServer = await startStaticServer(mirror);
    const proxy = await startProxy(name, {
      site: Number(new URL(site.origin).port),
      mirror,
      staticServer: staticServer.port,
    });
    const read = async (path: string) => {
      const response = await fetchLikeBrowser(`http://127.0.0.1:${proxy.port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    try {
      const sitemap = await readFile(join(mirror, "current/sitemap.xml"), "utf8");
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
      expect(paths.length).toBeGreaterThan(50);

      const failed: string[] = [];
      let count = 0;
      const visitor = async () => {
        while (count < 2 * READ) {
          const path = paths[count % paths.length] ?? "/";
          count += 1;
          if (count === READ) site.process.kill("SIGKILL");
          const { status, text } = await read(path);
          if (status !== 200 || !text.endsWith("</html>")) failed.push(`${path} ${status}`);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      expect(failed).toEqual([]);

      const news = await read("/news");
      const [, year = ""] = /href="\/news\/year=(\d{4})"/.exec(news.text) ?? [];
      const ofYear = await read(`/news/year=${year}`);
      expect([ofYear.status, ofYear.text === news.text]).toEqual([200, false]);
      // A bookmarked address, and one with unknown parameters.
      expect(await read(`/news?year=${year}`)).toEqual(ofYear);
      for (const query of ["utm_source=x", "../company", "year=%2e%2e"]) {
        expect(await read(`/news?${query}`), query).toEqual(news);
      }

      expect((await read("/search?s=dividend&t=page")).text).toContain("Searching is not possible");
      expect(await read("/no-such-page")).toMatchObject({
        status: 404,
        text: expect.stringContaining("<h1"),
      });
      expect((await read("/api/search")).status).toBeGreaterThanOrEqual(502);
    } finally {
      await proxy.stop();
      await staticServer.stop();
    }
  },
  120_000,
);

/**
 * Sends a GET again whose kept connection is closed before the response, as browsers do (RFC 9110, 9.2.2). HAProxy relies
 * on that: if the connection to the site breaks at the same moment, it closes that of the visitor.
 */
function fetchLikeBrowser(url: string): Promise<Response> {
  return fetch(url).catch((error: unknown) => {
    if (error instanceof Error && isClosedConnection(error.cause)) return fetch(url);
    throw error;
  });
}

function isClosedConnection(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "UND_ERR_SOCKET";
}
