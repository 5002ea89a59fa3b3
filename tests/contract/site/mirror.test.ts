import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
import { folderOfTest, startSite } from "./site-process.ts";
import { unhurried } from "./unhurried.ts";

const SECRET = "told to nobody else";

// Every page, image and file of the site is written, twice.
it.skipIf(!hasSample)(
  "a process with MIRROR_DIR writes the mirror at the start and after each publish",
  {
    timeout: 120_000,
  },
  async () => {
    const folder = await folderOfTest();
    const mirror = await folderOfTest();
    const environment = { MIRROR_DIR: mirror, CONTENT_WEBHOOK_SECRET: SECRET };
    const { origin, log } = await startSite(folder, { environment, node: await unhurried(folder) });
    const updates = () => log().split("the mirror is updated").length - 1;
    const mirrored = (path: string) => readFile(join(mirror, "current", path), "utf8");
    await vi.waitUntil(() => updates() > 0, { timeout: 60_000 });
    expect(await mirrored("terms/index.html")).toContain("</html>");
    expect(await mirrored("news/rss.xml")).toContain("<rss");

    const post = (path: string, payload: object, method = "POST") =>
      fetch(origin + path, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(payload),
      });
    const editor = "/sandbox/editor/api";
    const stored = await fetch(`${origin}${editor}/documents/page_terms`);
    const { data } = JSON.parse(await stored.text());
    await post(`${editor}/documents/page_terms`, { data: { ...data, title: "Terms, changed" } }, "PUT");
    await post(`${editor}/publish`, {});
    await post("/api/webhooks/content", { type: "api-update", secret: SECRET });
    await expect.poll(() => mirrored("terms/index.html"), { timeout: 60_000 }).toContain("Terms, changed");
  },
);
