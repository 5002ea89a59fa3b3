import { writeFileSync } from "node:fs";
import { request } from "undici";
import { SandboxEditor } from "../../scripts/site-process/editor.ts";
import type { Running } from "../processes/running.ts";

/** The encodings that a browser accepts. */
export const ACCEPTS_COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Requests a page, and writes the response to a file for a bare server. */
export async function prepare(url: string, file: string) {
  const { headers, body } = await fetchRaw(url, ACCEPTS_COMPRESSED);
  // Node adds these headers itself.
  const own = Object.entries(headers).filter(
    ([name]) => !["date", "connection", "keep-alive"].includes(name),
  );
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), body: body.toString("base64") }));
  return { headers, body };
}

/** Sends a request; returns the response as it was on the wire. */
export async function fetchRaw(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await request(url, { headers });
  const own = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return { headers: Object.fromEntries(own), body: Buffer.from(await response.body.arrayBuffer()) };
}

const HOME = "home_home";

/** Changes the home page without publishing it, and returns the token of a preview. */
export async function previewOfHome({ origin }: Running): Promise<string> {
  const editor = new SandboxEditor(origin);
  await editor.change(HOME, { title: "The home page, drafted" });
  return (await editor.preview(HOME)).token;
}

/** The cookies with which a site (this one or the peer) shows a preview. */
export async function previewCookies({ origin }: Running, token: string): Promise<string> {
  const url = `${origin}/api/preview?${new URLSearchParams({ token, documentId: HOME })}`;
  const response = await fetch(url, { redirect: "manual" });
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
