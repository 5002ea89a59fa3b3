import { z } from "zod";
import type { Running } from "../processes/running.ts";
import { median, percentile } from "../results/median.ts";
import { SEARCHES } from "./searches.ts";

const documentsSchema = z.object({
  documents: z.array(z.object({ id: z.string(), uid: z.string().nullable(), type: z.string() })),
});
const documentSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });

const SEARCH_ROUNDS = 10;
const RENDERINGS = 10;
/** Polling interval of the visitor who waits for the published change. */
const POLL_INTERVAL_MS = 20;
/** Time after which the published change counts as lost. */
const TIMEOUT_MS = 60_000;

/** Milliseconds of search requests, including the transfer of the page. */
export async function searchTimes({
  origin,
}: Running): Promise<{ readonly median: number; readonly worst: number }> {
  const times: number[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const text of Object.values(SEARCHES)) {
      times.push(await timeOf(`${origin}/search?${new URLSearchParams({ s: text, t: "page" })}`));
    }
  }
  return { median: median(times), worst: percentile(times, 1) };
}

/** Milliseconds to respond with a page that is not cached; the median of several. */
export async function firstRendering({ origin }: Running): Promise<number> {
  const listed = await (await fetch(`${origin}/sitemap.xml`)).text();
  const articles = [...listed.matchAll(/<loc>[^<]*?(\/news\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  const times: number[] = [];
  for (const path of articles.slice(-RENDERINGS)) times.push(await timeOf(origin + path));
  return median(times);
}

/** Milliseconds from a publish until a visitor who polls the page receives the change. */
export async function publishTime(content: Running, site: Running): Promise<number> {
  const editor = `${content.origin}/editor/api`;
  const { documents } = documentsSchema.parse(await (await fetch(`${editor}/documents`)).json());
  const article = documents.find(({ type }) => type === "news-article");
  if (!article) throw new Error("There is no article to change.");
  const page = `${site.origin}/news/${article.uid}`;
  const { data } = documentSchema.parse(await (await fetch(`${editor}/documents/${article.id}`)).json());
  const title = "Published a moment ago";
  await timeOf(page);
  await send("PUT", `${editor}/documents/${article.id}`, { data: { ...data, title } });
  await send("POST", `${editor}/publish`, {});
  const published = performance.now();
  while (!(await (await fetch(page)).text()).includes(title)) {
    if (performance.now() - published > TIMEOUT_MS)
      throw new Error("The published change did not appear in time.");
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return performance.now() - published;
}

async function timeOf(url: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok && response.status !== 414) throw new Error(`${url} responded with ${response.status}.`);
  return performance.now() - before;
}

async function send(method: "PUT" | "POST", url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
}
