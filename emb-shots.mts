import { chromium } from "playwright-core";
import { extractChromium } from "./scripts/browser/chromium.ts";
import { createBuiltRenderer } from "./src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "./src/composition/config.ts";
import { DIST } from "./src/composition/folders.ts";
import { createSite } from "./src/composition/site.ts";
const site = await createSite(readConfig({ LOG_LEVEL: "error", CONTENT_SANDBOX: "true" }), await createBuiltRenderer(DIST));
const origin = await site.listen({ host: "127.0.0.1", port: 0 });
const api = async (method: string, path: string, body?: object) => (await fetch(`${origin}/sandbox/editor/api${path}`, { method, ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }) })).json();
const doc = await api("GET", "/documents/page_fy26");
await api("POST", "/documents", { type: "page", uid: "fy27", data: { ...doc.data, title: "Results to come", embargo: "2027-08-18T22:30:00+0000" } });
const inv = await api("GET", "/documents/investors-page_investors");
for (const s of inv.data.slices) if (s.slice_type === "calendar") { Object.assign(s.primary.events[0], { status: "Moved", previous_start: "2027-02-10T00:00:00+0000" }); Object.assign(s.primary.events[1], { status: "Cancelled" }); }
await api("PUT", "/documents/investors-page_investors", { data: inv.data });
const { url } = await api("POST", "/previews", { documentId: "page_fy27" });
const { executablePath, env } = await extractChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox", "--disable-gpu"] });
for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  for (const [name, path] of [["news", "/news"], ["article", "/news/fy26-results"], ["docs", "/investors"], ["search", "/search?s=results"]] as const) {
    await page.goto(origin + path, { waitUntil: "load" });
    await page.screenshot({ path: `/tmp/emb-${name}-${width}.png` });
  }
  await page.goto(url.replace(/^https?:\/\/[^/]+/, origin), { waitUntil: "load" });
  await page.screenshot({ path: `/tmp/emb-preview-${width}.png` });
  await page.goto(`${origin}/investors`, { waitUntil: "load" });
  const section = page.getByText("Subscribe in your calendar").first();
  await section.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `/tmp/emb-calendar-${width}.png` });
}
await browser.close();
await site.close();
process.exit(0);
