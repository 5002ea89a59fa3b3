import type { ContentLinkObject, LinkResponse } from "../../src/adapters/http/contract/link.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { FALLBACK_LINK, type KnownLink, opensInNewTab } from "../../src/domain/links/link.ts";
import { NEW_TAB_LABEL, UNRESOLVED } from "../content/link-attributes.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

/** Requests by link target (JSON), so that each target is requested once, however often the link appears. */
const requests = new Map<string, Promise<KnownLink | undefined>>();

/** Sets the address of a link that was rendered without one. If it cannot be resolved, the link still leads to `/`. */
export async function resolveLink(link: HTMLAnchorElement): Promise<void> {
  const target = link.getAttribute(UNRESOLVED);
  if (target === null) return;
  const request = requests.get(target) ?? requestLink(JSON.parse(target));
  requests.set(target, request);
  const resolved = await request;
  // The link may have been changed meanwhile.
  if (!resolved || link.getAttribute(UNRESOLVED) !== target) return;
  link.removeAttribute(UNRESOLVED);
  link.setAttribute("href", resolved.href);
  if (opensInNewTab(resolved) && link.target === "") openInNewTab(link);
}

async function requestLink({ linkType, type, uid, url }: ContentLink): Promise<KnownLink | undefined> {
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
  const label = document.createElement("span");
  label.className = visuallyHidden;
  label.textContent = NEW_TAB_LABEL;
  link.append(label);
}
