import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteMirror } from "../../src/adapters/mirror/site-mirror.ts";
import { silentLog } from "../../src/ports/log.ts";
import { untilLive } from "./documents.ts";
import { expectComplaints, origin, visit } from "./site.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

let folder: string;
let mirror: string;
/** Like any static server: a file, or the `index.html` of a folder. */
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = join(folder, "current", pathname);
  const found = await readFile(file).catch(() => readFile(join(file, "index.html")).catch(() => undefined));
  const type = TYPES[extname(pathname)] ?? (extname(pathname) ? "application/octet-stream" : "text/html");
  response.writeHead(found ? 200 : 404, { "content-type": type });
  response.end(found ?? (await readFile(join(folder, "current/404.html"))));
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mirror-"));
  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
  await new SiteMirror({
    folder,
    published: async () => "one",
    get,
    origin,
    mediaOrigins: [],
    clientFiles: fileURLToPath(new URL("../../dist/client", import.meta.url)),
    log: silentLog,
  }).update();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  mirror = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Opens a page of the mirror in a browser, from a server that does not know the site. */
async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit("about:blank", options);
  await page.goto(mirror + path, { waitUntil: "networkidle" });
  return page;
}

describe("the mirror on a static server", () => {
  it("supports navigation between pages", async () => {
    const page = await open("/company");
    await untilLive(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/terms");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  it("has the news of a year, and links to all news", async () => {
    const page = await open("/news");
    const years = page.getByRole("navigation", { name: "Year" });
    await years.getByRole("link").nth(1).click();
    await page.waitForURL(/\/news\/year=\d{4}$/);
    const year = page.url().slice(-4);
    await years.locator('[aria-current="true"]').getByText(year).waitFor();
    for (const date of await page.locator("main article time, main li time").all()) {
      expect(await date.getAttribute("datetime")).toContain(year);
    }
    await years.getByRole("link", { name: "All" }).click();
    await page.waitForURL(/\/news$/);
  });

  it("has a message instead of the search and sign-up forms", async () => {
    const page = await open("/company");
    await untilLive(page);
    await page.getByText("Signing up is not possible at the moment").waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByText("Searching is not possible at the moment").waitFor();
  });

  it("has the message on a narrow screen, and without JavaScript", async () => {
    const narrow = await open("/search", { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    await narrow.getByRole("main").getByText("Searching is not possible at the moment").waitFor();
  });

  it("responds with the 404 page to an unknown address", async () => {
    expectComplaints(/404/);
    const page = await open("/no-such-page");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
