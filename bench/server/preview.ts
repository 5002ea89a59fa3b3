import { z } from "zod";
import type { Running } from "../processes/running.ts";

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
