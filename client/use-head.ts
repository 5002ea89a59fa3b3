import { useEffect } from "react";
import type { Head } from "../src/adapters/http/contract/initial-state.ts";

/** Keeps the document's head in step with the page while the visitor moves about. */
export function useHead({ title, description, canonical }: Head): void {
  useEffect(() => {
    document.title = title;
    keep("meta", { name: "description" }, "content", description);
    keep("link", { rel: "canonical" }, "href", canonical && new URL(canonical, publicAddress()).href);
  }, [title, description, canonical]);
}

/** Gives the one element of a kind a value; without a value, removes it. */
function keep(
  name: "meta" | "link",
  kind: Readonly<Record<string, string>>,
  attribute: string,
  value: string | undefined,
): void {
  const selector = Object.entries(kind).map(([key, is]) => `[${key}="${is}"]`);
  const found = document.head.querySelector(name + selector.join(""));
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.createElement(name);
  for (const [key, is] of Object.entries({ ...kind, [attribute]: value })) element.setAttribute(key, is);
  if (!found) document.head.append(element);
}

/** Where the public knows the site, as the server wrote it into the addresses of its feeds. */
function publicAddress(): string {
  const feed = document.head.querySelector<HTMLLinkElement>('link[rel="alternate"]');
  return feed?.href ?? window.location.href;
}
