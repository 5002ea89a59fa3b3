import type { ContentLinkObject, LinkResponse } from "../../src/adapters/http/contract/link.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { FALLBACK_LINK, type KnownLink, opensInNewTab } from "../../src/domain/links/link.ts";
import { NEW_TAB_LABEL, UNRESOLVED } from "../content/link-attributes.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

/** What has been asked, by the target as it was written: asked once, however often the link appears. */
const answers = new Map<string, Promise<KnownLink | undefined>>();

/** Gives a link its address that came without one. What cannot be resolved leads to `/`, as it did before. */
export async function resolveLink(link: HTMLAnchorElement): Promise<void> {
  const written = link.getAttribute(UNRESOLVED);
  if (written === null) return;
  const answer = answers.get(written) ?? ask(JSON.parse(written));
  answers.set(written, answer);
  const found = await answer;
  // Meanwhile the link may have become another one.
  if (!found || link.getAttribute(UNRESOLVED) !== written) return;
  link.removeAttribute(UNRESOLVED);
  link.setAttribute("href", found.href);
  if (opensInNewTab(found) && link.target === "") openInNewTab(link);
}

async function ask({ linkType, type, uid, url }: ContentLink): Promise<KnownLink | undefined> {
  const link: ContentLinkObject = { link_type: linkType, type, uid, url };
  try {
    const response = await fetch(`/api/${type === "pdf" ? "createPdfLink" : "createPageLink"}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(link),
    });
    if (!response.ok) return undefined;
    const { data }: LinkResponse = await response.json();
    if (data === FALLBACK_LINK.href) return FALLBACK_LINK;
    return { kind: type === "pdf" ? "pdf" : "page", href: data };
  } catch {
    return undefined;
  }
}

function openInNewTab(link: HTMLAnchorElement): void {
  link.target = "_blank";
  link.rel = "noopener";
  const words = document.createElement("span");
  words.className = visuallyHidden;
  words.textContent = NEW_TAB_LABEL;
  link.append(words);
}
