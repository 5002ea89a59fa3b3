import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { shell as texts } from "#texts/shell.ts";
import type { ContentLinkObject, LinkResponse } from "../../src/adapters/http/contract/link.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { FALLBACK_LINK, type KnownLink, opensInNewTab } from "../../src/domain/links/link.ts";
import { call } from "../api/calls.ts";
import { UNRESOLVED } from "../content/content-link.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";

/** The address of a link that the server has left unresolved, once for each target, however often it appears. */
function linkQuery({ linkType, type, uid, url }: ContentLink) {
  const body: ContentLinkObject = { link_type: linkType, type, uid, url };
  return queryOptions({
    queryKey: ["link", body],
    queryFn: async (): Promise<KnownLink> => {
      const name = type === "pdf" ? "createPdfLink" : "createPageLink";
      const { data } = await call<LinkResponse>(name, body);
      if (data === FALLBACK_LINK.href) return FALLBACK_LINK;
      return { kind: type === "pdf" ? "pdf" : "page", href: data };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the address of a link that was rendered without one. If it cannot be resolved, the link still leads to `/`. */
export async function resolveLink(link: HTMLAnchorElement, queryClient: QueryClient): Promise<void> {
  const target = link.getAttribute(UNRESOLVED);
  if (target === null) return;
  const resolved = await queryClient.fetchQuery(linkQuery(JSON.parse(target))).catch(() => undefined);
  // The link may have been changed meanwhile.
  if (resolved && link.getAttribute(UNRESOLVED) === target) setAddress(link, resolved);
}

function setAddress(link: HTMLAnchorElement, resolved: KnownLink): void {
  link.removeAttribute(UNRESOLVED);
  link.setAttribute("href", resolved.href);
  if (!opensInNewTab(resolved) || link.target !== "") return;
  link.target = "_blank";
  link.rel = "noopener";
  const label = document.createElement("span");
  label.className = visuallyHidden;
  label.textContent = ` ${texts.opensInNewTab}`;
  link.append(label);
}
