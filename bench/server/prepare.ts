import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { z } from "zod";
import type { Running } from "../processes/running.ts";

/** The encodings that a browser accepts. */
export const ACCEPTS_COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

/** A response as it was on the wire. */
export interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests a page, and writes the response to a file for a bare server. */
export async function prepare(url: string, file: string): Promise<Prepared> {
  const { headers, body } = await fetchRaw(url, ACCEPTS_COMPRESSED);
  // Node adds these headers itself.
  const own = Object.entries(headers).filter(
    ([name]) => !["date", "connection", "keep-alive"].includes(name),
  );
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), body: body.toString("base64") }));
  return { headers, body };
}

/** Sends a request without decompressing the response. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Prepared> {
  const { promise, resolve, reject } = Promise.withResolvers<Prepared>();
  const clientRequest = request(url, { headers, agent: false }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const headerEntries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ headers: Object.fromEntries(headerEntries), body: Buffer.concat(parts) });
    });
  });
  clientRequest.on("error", reject);
  clientRequest.end();
  return await promise;
}

const documentSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });
const previewSchema = z.object({ token: z.string() });

const HOME = "home_home";

/** Changes the home page without publishing it, and returns the token of a preview. */
export async function previewOfHome({ origin }: Running): Promise<string> {
  const editor = `${origin}/editor/api`;
  const { data } = documentSchema.parse(await (await fetch(`${editor}/documents/${HOME}`)).json());
  await send("PUT", `${editor}/documents/${HOME}`, { data: { ...data, title: "The home page, drafted" } });
  return previewSchema.parse(await send("POST", `${editor}/previews`, {})).token;
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

async function send(method: "PUT" | "POST", url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${JSON.stringify(result)}`);
  return result;
}
