import { beforeAll, expect, vi } from "vitest";
import { formats } from "../../../brand/derived.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { openedForAll, startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

let site: Awaited<ReturnType<typeof startSite>>["site"];
/** Starts a site of the sample for the tests of a file. */
export function withSite(): void {
  beforeAll(async () => {
    const { onClose, close } = openedForAll();
    ({ site } = await startSite(
      { RENDERINGS_PER_MINUTE: "0" },
      { renderer: await sourceRenderer(), onClose },
    ));
    // On a busy machine, the first look-up may last longer than a visitor waits.
    await vi.waitUntil(async () => (await site.inject("/facts.json")).statusCode === 200, {
      timeout: 20_000,
    });
    return close;
  });
}

async function bodyAt(address: string): Promise<string> {
  const { statusCode, body } = await site.inject(new URL(address, "http://site").pathname);
  expect(statusCode, `${address}: ${body.slice(0, 300)}`).toBe(200);
  return body;
}

/** What the site says in its file of facts. */
export const facts = async (): Promise<unknown> => JSON.parse(await bodyAt("/facts.json"));

/** The words of a page as readers see them, and its dates as machines do. */
export async function wordsOf(address: string): Promise<string> {
  const text = (await bodyAt(address))
    .replace(/.*<main/s, "<main")
    .replace(/<time dateTime="([^"]+)"[^>]*>/gi, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return text.replace(/\s+/g, " ");
}

/** Every text and number of a value; a number as a page may show it, with any number of decimals. */
function statedIn(value: unknown): string[][] {
  if (typeof value === "string") return [[value.replace(/\s+/g, " ")]];
  if (typeof value === "number") return [[0, 1, 2].map((decimals) => formatAmount(value, formats, decimals))];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(statedIn) : [];
}

/** A page, and what facts say of it. */
interface Stated {
  readonly page: string;
  readonly seen: unknown;
}

/** Expects that readers see on pages what the facts say. */
export async function expectOnPages(stated: readonly Stated[]): Promise<void> {
  expect(stated).not.toEqual([]);
  for (const { page, seen } of stated) {
    const words = await wordsOf(page);
    const missing = statedIn(seen).filter((texts) => !texts.some((text) => words.includes(text)));
    expect(missing, page).toEqual([]);
  }
}
