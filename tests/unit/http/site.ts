import { onTestFinished } from "vitest";
import type { StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { type InMemorySiteOptions, inMemorySite } from "./in-memory-site.ts";

/** Secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Public origin of the site. */
export const PUBLIC_URL = "https://www.larkfield.example";

/** A request with a body: JSON, unless it is a text. */
export const posted = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  ({ method: "POST", url, payload, headers }) as const;

/** A sign-up by the site's own form. */
export const signUp = (address: string) =>
  posted("/api/newsletterPost", JSON.stringify(address), { "content-type": "application/json" });

export type SiteOptions = Partial<InMemorySiteOptions>;

/** As {@link inMemorySite}, closed after the test. */
export function siteOf(stored: StoredContent = {}, options: SiteOptions = {}) {
  const site = inMemorySite(stored, { webhookSecret: WEBHOOK_SECRET, publicUrl: PUBLIC_URL, ...options });
  onTestFinished(() => site.server.close());
  return site;
}
