import type { QueryClient } from "@tanstack/react-query";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { opensInNewTab } from "../../src/domain/links/link.ts";
import { linkQuery } from "../api/queries.ts";
import { NEW_TAB_WORDS, UNRESOLVED } from "../content/content-link.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";

/** Gives a link its address that came without one. What cannot be resolved leads to `/`, as it did before. */
export async function resolve(link: HTMLAnchorElement, client: QueryClient): Promise<void> {
  const written = link.getAttribute(UNRESOLVED);
  if (written === null) return;
  const target: ContentLink = JSON.parse(written);
  const found = await client.fetchQuery(linkQuery(target)).catch(() => undefined);
  // Meanwhile the link may have become another one.
  if (!found || link.getAttribute(UNRESOLVED) !== written) return;
  link.removeAttribute(UNRESOLVED);
  link.setAttribute("href", found.href);
  if (opensInNewTab(found) && link.target === "") openInNewTab(link);
}

function openInNewTab(link: HTMLAnchorElement): void {
  link.target = "_blank";
  link.rel = "noopener";
  const words = document.createElement("span");
  words.className = visuallyHidden;
  words.textContent = NEW_TAB_WORDS;
  link.append(words);
}
