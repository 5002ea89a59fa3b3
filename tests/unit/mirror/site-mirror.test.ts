import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteMirror, type SiteResponse } from "../../../src/adapters/mirror/site-mirror.ts";
import { silentLog } from "../../../src/ports/log.ts";

const ORIGIN = "https://www.larkfield.example";
const IMAGES = "https://images.service.example";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mirror-test-"));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const answer = (body: string, type = "text/html; charset=utf-8", headers = {}): SiteResponse => ({
  status: 200,
  headers: { "content-type": type, ...headers },
  body: Buffer.from(body),
});
const page = (body: string) =>
  answer(`<!doctype html><html><head></head><body>${body}</body></html>`, "text/html", {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });

/** A small site with changeable responses, and its mirror. */
async function mirrored(changes: Readonly<Record<string, SiteResponse>> = {}) {
  const answers = new Map<string, SiteResponse>(
    Object.entries({
      "/": page('<a href="/news#latest">News</a> <a href="/old">Old</a> <a href="/gone">Gone</a>'),
      "/search": page('<div data-island="search-page"><form action="/search"><input></form></div>'),
      "/sitemap.xml": answer(`<urlset><url><loc>${ORIGIN}/contact</loc></url></urlset>`, "application/xml"),
      "/robots.txt": answer("User-agent: *", "text/plain"),
      "/.well-known/security.txt": answer("Contact: us", "text/plain"),
      "/news": page('<img src="/pictures/a.jpg?w=360" srcset="/pictures/b.jpg 360w, /pictures/c.jpg 560w">'),
      "/contact": page('<form method="post" action="/api/newsletterPost"><input></form>'),
      "/old": { status: 301, headers: { location: "/contact" }, body: Buffer.from("") },
      "/pictures/a.jpg": answer("a", "image/jpeg"),
      "/pictures/b.jpg": answer("b", "image/jpeg"),
      "/pictures/c.jpg": answer("c", "image/jpeg"),
      ...changes,
    }),
  );
  const clientFiles = join(folder, "client");
  await mkdir(join(clientFiles, "assets"), { recursive: true });
  await mkdir(join(clientFiles, ".vite"), { recursive: true });
  await writeFile(join(clientFiles, "assets/a.js"), "script");
  await writeFile(join(clientFiles, ".vite/manifest.json"), "{}");
  const get = vi.fn(async (path: string) => answers.get(path) ?? { ...page("Nothing here"), status: 404 });
  const published = vi.fn(async () => "one");
  const log = { ...silentLog, warn: vi.fn() };
  const out = join(folder, "out");
  const mirror = new SiteMirror({
    folder: out,
    published,
    get,
    origin: ORIGIN,
    mediaOrigins: [IMAGES],
    clientFiles,
    log,
  });
  return {
    answers,
    published,
    log,
    out,
    update: () => mirror.update(),
    read: (path: string) => readFile(join(out, "current", path), "utf8"),
    files: async () => {
      const all = await readdir(join(out, "current/"), { recursive: true, withFileTypes: true });
      const root = await realpath(join(out, "current"));
      const paths = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return (await Promise.all(paths.map((path) => realpath(path))))
        .map((path) => path.slice(root.length + 1))
        .sort();
    },
  };
}

describe("a mirror", () => {
  it("contains all linked pages, the sitemap, redirects, and the client's files, under their addresses", async () => {
    const { update, files } = await mirrored();
    await update();
    expect(await files()).toEqual([
      ".well-known/security.txt",
      "404.html",
      "assets/a.js",
      "contact/index.html",
      "index.html",
      "news/index.html",
      "old/index.html",
      "pictures/a.jpg",
      "pictures/b.jpg",
      "pictures/c.jpg",
      "robots.txt",
      "search/index.html",
      "sitemap.xml",
    ]);
  });

  it("has filtered and paged lists at paths of their own, and links to these", async () => {
    const { update, read, files } = await mirrored({
      "/": page('<a class="a" href="/news?year=2024&amp;page=2#list">2024</a> <a href="/?page=2">More</a>'),
      "/news?year=2024&page=2": page('2024 <a href="/news?year=2023&amp;kind=Media+release">2023</a>'),
      "/news?year=2023&kind=Media+release": page("2023"),
      "/?page=2": page("Second page"),
    });
    await update();
    expect(await read("index.html")).toContain(
      '<a class="a" href="/news/year=2024&amp;page=2#list">2024</a> <a href="/page=2">More</a>',
    );
    expect(await read("news/year=2024&page=2/index.html")).toContain(
      'href="/news/year=2023&amp;kind=Media+release"',
    );
    expect(await read("news/year=2023&kind=Media+release/index.html")).toContain("2023");
    expect(await read("page=2/index.html")).toContain("Second page");
    expect(await files()).toContain("news/index.html");
  });

  it("does not change links to searches, API calls and files", async () => {
    const links = '<a href="/search?s=a">A</a> <a href="/api/x?y">B</a> <a href="/files/c.pdf?v=1">C</a>';
    const { update, read } = await mirrored({ "/": page(links) });
    await update();
    expect(await read("index.html")).toContain(links);
  });

  it("says that search and sign-ups are not possible, and has no islands", async () => {
    const { update, read } = await mirrored();
    await update();
    expect(await read("search/index.html")).toContain("<div><p>Searching is not possible at the moment");
    expect(await read("contact/index.html")).toContain("<p>Signing up is not possible at the moment");
  });

  it("contains each document's content security policy, without directives for headers only", async () => {
    const { update, read } = await mirrored();
    await update();
    expect(await read("index.html")).toContain(
      `<meta http-equiv="content-security-policy" content="default-src 'self'; base-uri 'none'">`,
    );
  });

  it("contains redirects", async () => {
    const { update, read } = await mirrored();
    await update();
    expect(await read("old/index.html")).toContain('content="0; url=/contact"');
  });

  it("can be read by a static server with another user", async () => {
    const { update, out } = await mirrored();
    await update();
    expect((await stat(join(out, "current"))).mode & 0o777).toBe(0o755);
  });

  it("contains the content service's images and files, and requests each once", async () => {
    const fetched = vi.fn(async (_address: string) => new Response("image"));
    vi.stubGlobal("fetch", fetched);
    const wide = `${IMAGES}/a.jpg?auto=format,compress&w=560`;
    const { update, read, files } = await mirrored({
      "/": page(`<img src="${IMAGES}/a.jpg" srcset="${wide.replaceAll("&", "&amp;")} 560w">`),
    });
    await update();
    await update();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${IMAGES}/a.jpg`, wide]);
    expect(await read("index.html")).toMatch(
      /<img src="(\/mirrored\/[\da-f]{16}\/a\.jpg)" srcset="(?!\1)\/mirrored\/[\da-f]{16}\/a\.jpg 560w">/,
    );
    expect((await files()).filter((file) => file.startsWith("mirrored/"))).toHaveLength(2);
  });

  it("is written without a file that fails, which is logged", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
    const { update, files, log } = await mirrored({ "/": page(`<img src="${IMAGES}/a.jpg">`) });
    await update();
    expect((await files()).filter((file) => file.startsWith("mirrored/"))).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("is not written outside its folder, for any link", async () => {
    const { update, out } = await mirrored({
      "/": page('<a href="/%2e%2e%2f%2e%2e%2fescaped">x</a> <a href="/..%2fescaped">y</a>'),
      "/..%2fescaped": answer("out", "text/plain"),
      "/%2e%2e%2f%2e%2e%2fescaped": answer("out", "text/plain"),
    });
    await update();
    expect((await readdir(join(out, ".."))).sort()).toEqual(["client", "out"]);
    expect((await readdir(out)).filter((name) => !name.startsWith("mirror-"))).toEqual(["current"]);
  });
});

describe("updating a mirror", () => {
  it("is atomic, and keeps the previous one for its readers", async () => {
    const { update, out, answers, read } = await mirrored();
    await update();
    const first = await realpath(join(out, "current"));
    answers.set("/contact", page("Moved house"));
    await update();
    expect(await read("contact/index.html")).toContain("Moved house");
    expect(await readFile(join(first, "contact/index.html"), "utf8")).toContain("Signing up is not possible");
    await update();
    expect((await readdir(out)).filter((name) => name.startsWith("mirror-"))).toHaveLength(2);
  });

  it("keeps the previous one when the site fails, and leaves no incomplete files", async () => {
    const { update, out, answers, read } = await mirrored();
    await update();
    const before = await read("index.html");
    answers.set("/news", { ...page("Unavailable"), status: 503 });
    await expect(update()).rejects.toThrow("the site responded with 503 at /news");
    expect(await read("index.html")).toBe(before);
    expect(await readdir(out)).toHaveLength(2);
  });

  it("starts again after a publish meanwhile", async () => {
    const { update, published, read, answers } = await mirrored();
    published
      .mockImplementationOnce(async () => "one")
      .mockImplementation(async () => {
        answers.set("/contact", page("Published since"));
        return "two";
      });
    await update();
    expect(await read("contact/index.html")).toContain("Published since");
  });
});
