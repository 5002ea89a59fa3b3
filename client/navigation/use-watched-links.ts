import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import type { BrowserLocale } from "../../brand/locale.ts";
import type { ContentLinkObject, LinkResponse } from "../../src/adapters/http/contract/link.ts";
import { localPath } from "../../src/domain/links/address.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { type KnownLink, opensInNewTab } from "../../src/domain/links/link.ts";
import { call } from "../api/calls.ts";
import { documentLanguage, isSearchPath } from "../browser/document-settings.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { UNRESOLVED } from "../content/content-link.tsx";
import { useLocale } from "../content/locale.ts";
import { documentQuery } from "../documents/document-query.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { closestLink, isInView, pageUrlOf } from "./page-links.ts";

/** Distance from the viewport that counts as near (specification, section 9). */
const PREFETCH_MARGIN = "200px";

/** What a visitor does who may follow a link. */
const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Where a link is marked that is prefetched only on intent: every visitor gets the cookie notice, and few read the policy. */
export const PREFETCHED_ON_INTENT = "data-prefetch-on-intent";

/**
 * Watches all links in an element: prefetches their pages when they come near the viewport, and when they are first hovered
 * over, touched or focused on the page in view; resolves those that the server has left unresolved.
 */
export function useWatchedLinks(root: RefObject<HTMLElement | null>): void {
  const locale = useLocale();
  const queryClient = useQueryClient();
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const prefetcher = prefetchObserver(queryClient);
    const changes = linkObserver(element, (link) => {
      prefetcher.observe(link);
      void resolveLink(link, queryClient, locale);
    });
    /** The page in view at the last intent to open each address. */
    const asked = new Map<string, string>();
    const onIntent = ({ target }: Event) => {
      const link = closestLink(target);
      const url = link && pageUrlOf(link);
      // Pointers cross the same links again and again. A click asks for a document that has become old since.
      if (!url || asked.get(url.href) === location.href) return;
      asked.set(url.href, location.href);
      prefetch(url, queryClient);
    };
    for (const type of INTENTS) element.addEventListener(type, onIntent, { passive: true, signal });
    return () => {
      prefetcher.disconnect();
      changes.disconnect();
      stopped.abort();
    };
  }, [root, queryClient, locale]);
}

/** Calls back for every link in an element: existing links, and links that are added or whose address changes. */
function linkObserver(root: Element, onLink: (link: HTMLAnchorElement) => void): MutationObserver {
  const visit = (element: Element) => {
    if (element instanceof HTMLAnchorElement) onLink(element);
    for (const link of element.getElementsByTagName("a")) if (link.href) onLink(link);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) onLink(target);
      for (const node of addedNodes) if (node instanceof Element) visit(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  visit(root);
  return observer;
}

/** Observes links, and prefetches a page once, unless the link is a way back up. */
function prefetchObserver(queryClient: QueryClient): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        // The images of the current page are loaded first.
        whenIdle(() => prefetchOnce(target, queryClient));
      }
    },
    { rootMargin: PREFETCH_MARGIN },
  );
  return observer;
}

function prefetchOnce(link: HTMLAnchorElement, queryClient: QueryClient): void {
  if (navigator.connection?.saveData || link.closest(`[${PREFETCHED_ON_INTENT}]`)) return;
  const url = pageUrlOf(link);
  if (!url || isCurrentOrAncestor(url)) return;
  const { queryKey } = documentQuery(url.pathname + url.search);
  if (queryClient.getQueryState(queryKey) === undefined) prefetch(url, queryClient);
}

/** The current page, or one above it: few visitors follow the logo, the breadcrumb, or one of the many filters of a list. */
function isCurrentOrAncestor({ pathname }: URL): boolean {
  return (
    pathname === localPath("/", documentLanguage()) || `${location.pathname}/`.startsWith(`${pathname}/`)
  );
}

function prefetch(url: URL, queryClient: QueryClient): void {
  if (isSearchPath(url.pathname) || isInView(url)) return;
  // Failures are ignored: following the link requests the page again.
  void queryClient.prefetchQuery(documentQuery(url.pathname + url.search, "low"));
}

/** The address of a link that the server has left unresolved, once for each target, however often it appears. */
function linkQuery({ linkType, type, uid, url }: ContentLink) {
  const body: ContentLinkObject = { link_type: linkType, type, uid, url };
  return queryOptions({
    queryKey: ["link", body],
    queryFn: async (): Promise<KnownLink> => {
      const name = type === "pdf" ? "createPdfLink" : "createPageLink";
      const { data } = await call<LinkResponse>(name, body);
      return { kind: type === "pdf" ? "pdf" : "page", href: data };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the address of a link that was rendered without one. If it cannot be resolved, the link still leads to `/`. */
async function resolveLink(
  link: HTMLAnchorElement,
  queryClient: QueryClient,
  locale: BrowserLocale,
): Promise<void> {
  const target = link.getAttribute(UNRESOLVED);
  if (target === null) return;
  const resolved = await queryClient.fetchQuery(linkQuery(JSON.parse(target))).catch(() => undefined);
  // The link may have been changed meanwhile.
  if (resolved && link.getAttribute(UNRESOLVED) === target) setAddress(link, resolved, locale);
}

function setAddress(link: HTMLAnchorElement, resolved: KnownLink, locale: BrowserLocale): void {
  const { shell: texts } = locale.texts;
  link.removeAttribute(UNRESOLVED);
  link.setAttribute("href", resolved.href);
  if (!opensInNewTab(resolved) || link.target !== "") return;
  link.target = "_blank";
  link.rel = "noopener";
  const label = document.createElement("span");
  label.className = visuallyHidden;
  label.textContent = ` ${texts.opensInNewTab}`;
  label.lang = locale.brand.locale;
  link.append(label);
}
