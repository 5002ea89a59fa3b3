import { useQueryClient } from "@tanstack/react-query";
import { createContext, type FormEvent, type MouseEvent, useCallback, useContext, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { isSearchPath } from "../browser/document-settings.ts";
import { documentQuery, ForeignDocumentError } from "../documents/document-query.ts";
import { closestLink, isInView, pageUrlOf } from "./page-links.ts";

/**
 * Event handlers of the element around all links and forms: links and GET forms to pages of the site open by client-side
 * navigation. They are plain HTML, which is in documents too.
 */
export function useLinks() {
  const openPage = useContext(OpenPage);

  function onClick(event: MouseEvent): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    const link = closestLink(event.target);
    const url = link && pageUrlOf(link);
    // The browser handles jumps within the page.
    if (!url || (isInView(url) && url.hash !== "")) return;
    event.preventDefault();
    openPage(url.href);
  }

  function onSubmit(event: FormEvent): void {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    // As of links, the browser handles those with a target.
    if (form.target) return;
    const { origin, pathname, hash } = new URL(form.action);
    if (origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    openPage(`${pathname}?${new URLSearchParams(fields)}${hash}`);
  }

  return { onClick, onSubmit };
}

/** Navigates to an address on the site; see {@link useOpenPage}. */
export const OpenPage = createContext<(address: string) => void>(() => undefined);

/**
 * Returns a function that navigates to a page of the site. Offline, a page that is not in memory leaves the current page
 * as it is. A browser may be wrong about that, as behind some VPNs: then only a failed request shows it.
 */
export function useOpenPage(showOffline: () => void): (address: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opened = useRef<URL>(undefined);
  return useCallback(
    (address: string) => {
      const url = new URL(address, location.href);
      const from = location.href;
      opened.current = url;
      const open = () => navigate(url.href.slice(url.origin.length), { replace: url.href === location.href });
      const query = documentQuery(url.pathname + url.search, "high");
      // The search page says itself that it has no results.
      const canOpen =
        navigator.onLine || isSearchPath(url.pathname) || queryClient.getQueryData(query.queryKey);
      if (canOpen) return void open();
      const isCurrent = () => opened.current === url && location.href === from;
      queryClient.fetchQuery(query).then(
        () => isCurrent() && open(),
        (error: unknown) => isCurrent() && (error instanceof ForeignDocumentError ? open() : showOffline()),
      );
    },
    [navigate, queryClient, showOffline],
  );
}
