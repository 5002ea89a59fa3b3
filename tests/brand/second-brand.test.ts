import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { palette as before } from "../../brand/palette.ts";
import { sendJson } from "../../scripts/site-process/editor.ts";
import { clockOption } from "../configuration/clock.ts";
import { startServer } from "../contract/local-server.ts";
import { brand } from "./ostrey/brand/brand.ts";
import { palette } from "./ostrey/brand/palette.ts";
import { documents } from "./ostrey/documents.ts";
import { installBrand, npmRun, ownProject } from "./own-project.ts";

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
/** Packages and comments may contain names of countries. */
const FORMER_NAME = /larkfield|\bLKF\b|instrument sans/i;
/** Texts that identify the previous company. */
const FORMER = /larkfield|\bLKF\b|\bASX:|en[-_]au|australia|brisbane|A\$m|instrument sans/i;
const COLOURS = Object.entries(before)
  .filter(([name, colour]) => name !== "white" && !Object.values<string>(palette).includes(colour))
  .map(([, colour]) => colour);
const TRIPLES = COLOURS.map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));

let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await ownProject();
  await installBrand(folder, new URL("ostrey/brand/", import.meta.url), documents);
  await npmRun(folder, "brand");
  await npmRun(folder, "build");
}, 240_000);

afterAll(async () => {
  for (const child of running) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program of the project; resolves with its address and its output. */
async function start(program: string, variables: Readonly<Record<string, string>>) {
  const defaults = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "info", DATA_DIR: join(folder, "data") };
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [clockOption(), program], {
    cwd: folder,
    env: { PATH, ...defaults, ...variables },
  });
  running.push(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(String(data)));
  const origin = await vi.waitUntil(() => /http:\/\/[\w.]+:[1-9]\d*/.exec(said.join(""))?.[0], WAIT_OPTIONS);
  return { origin, said };
}

/** Texts of the previous company that occur in a text. */
function formerIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const spelt = TRIPLES.map((parts) => new RegExp(`\\b${parts.join("[ ,]+")}\\b`));
  return [
    ...(FORMER.exec(text) ?? []),
    ...COLOURS.filter((colour) => lower.includes(colour)),
    ...spelt.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ];
}

/** Colours of the previous company in an image, with the number of their pixels. */
async function formerColoursIn(image: Buffer): Promise<readonly string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = new Map<string, number>();
  const known = new Map(TRIPLES.map((parts, index) => [parts.join(), COLOURS[index] ?? ""]));
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = known.get(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    if (colour !== undefined) found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  // Pixels between two colours may have any colour.
  return [...found].filter(([, pixels]) => pixels > 20).map(([colour]) => colour);
}

async function get(origin: string, path: string) {
  const response = await fetch(new URL(path, origin), { redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  return { path, status: response.status, headers: JSON.stringify([...response.headers]), body, type };
}

type Answer = Awaited<ReturnType<typeof get>>;

async function formerInAnswer({ headers, body, type }: Answer): Promise<readonly string[]> {
  const isImage = /^image\/(?:png|webp|avif|jpeg)/.test(type);
  return [...formerIn(headers), ...(isImage ? await formerColoursIn(body) : formerIn(body.toString()))];
}

describe("a site with another brand", { timeout: 120_000 }, () => {
  it("does not contain the previous company in its build", async () => {
    const found: string[] = [];
    for (const entry of await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:js|css|html|json|svg|txt)$/.test(entry.name)) continue;
      const text = await readFile(join(entry.parentPath, entry.name), "utf8");
      found.push(...(FORMER_NAME.exec(text) ?? []).map((word) => `${entry.name}: ${word}`));
    }
    expect(found).toEqual([]);
  });

  it("loads its own font, whose name may contain a number", async () => {
    const assets = join(folder, "dist/client/assets");
    const [sheet = ""] = (await readdir(assets)).filter((name) => name.endsWith(".css"));
    const css = await readFile(join(assets, sheet), "utf8");
    expect(css).toMatch(/@font-face\{[^}]*font-family:"Source Serif 4"/);
    expect(css).toMatch(/@font-face\{[^}]*font-family:"?Source Serif 4 Fallback"/);
  });

  it("does not serve or log the previous company: pages, feeds, images, errors, its editor and sign-up", async () => {
    const { origin, said } = await start("dist/server/main.js", {});
    const sitemap = (await get(origin, "/sitemap.xml")).body.toString();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    expect(pages).toHaveLength(9);
    const answers: Answer[] = [];
    const visit = async (path: string) => {
      const answer = await get(origin, path);
      answers.push(answer);
      return answer.body.toString();
    };
    const linked = new Set<string>();
    const others = ["/styleguide", "/search?s=results&t=page", "/search?s=results&t=pdf", "/no-such-page"];
    for (const page of [...pages, ...others]) {
      const html = await visit(page);
      expect(html).toContain('lang="en-GB"');
      expect(html).toContain(brand.name);
      const links = html.matchAll(/(?:href|src|content)="(?:http:\/\/localhost:\d+)?(\/[^"#]*)"/g);
      for (const [, path = ""] of links) linked.add(path.replaceAll("&amp;", "&"));
    }
    for (const path of linked) await visit(path);
    for (const path of [
      "/news/rss.xml",
      "/news/atom.xml",
      "/investors/calendar.ics",
      "/robots.txt",
      "/healthz",
      "/favicon.ico",
      "/favicon.svg",
      "/icon-512.png",
      "/apple-touch-icon.png",
      "/social.png",
      "/api/openapi.json",
      "/api/no-such-call",
      "/%",
      "/sandbox/editor",
      "/sandbox/api/v2",
    ])
      await visit(path);
    const signUp = await sendJson("POST", `${origin}/api/newsletterPost`, "reader@example.com");
    for (const answer of answers) expect(await formerInAnswer(answer), answer.path).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([]);
    expect(formerIn(said.join("") + (await signUp.text()))).toEqual([]);
    const rss = answers.find(({ path }) => path === "/news/rss.xml")?.body.toString() ?? "";
    expect(rss).toContain("<language>en-gb</language>");
    // In summer, a day begins in London an hour earlier than in UTC.
    expect(rss).toContain("<pubDate>Wed, 26 Aug 2026 23:00:00 GMT</pubDate>");
  });

  it("does not send the previous company to anybody", async () => {
    const sent: string[] = [];
    const { host } = await startServer((request, response) => {
      sent.push(JSON.stringify([request.url, request.rawHeaders]));
      response.writeHead(503).end();
    });
    const { said } = await start("dist/server/main.js", {
      CONTENT_API_ENDPOINT: `http://${host}/api/v2`,
      DATA_DIR: join(folder, "other-data"),
    });
    await vi.waitUntil(() => sent.length > 0, WAIT_OPTIONS);
    expect(sent.join("")).toContain(`${brand.slug}-website`);
    expect(formerIn(sent.join("") + said.join(""))).toEqual([]);
  });

  it("does not contain the previous company in its sandbox", async () => {
    const { origin, said } = await start("sandbox/main.ts", { DATA_DIR: join(folder, "sandbox-data") });
    for (const path of ["/api/v2", "/editor", "/editor/documents/home_home", "/3.0/"])
      expect(await formerInAnswer(await get(origin, path)), path).toEqual([]);
    const description = JSON.parse((await get(origin, "/api/v2")).body.toString());
    expect(description.languages).toEqual([
      { id: "en-gb", name: "English - United Kingdom", is_master: true },
    ]);
    expect(formerIn(said.join(""))).toEqual([]);
  });

  it("passes its own checks", async () => {
    expect(await npmRun(folder, "check", "brand", "models")).toContain("All checks passed.");
  });
});
