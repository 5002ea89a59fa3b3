import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { documentQuery, ForeignDocumentError } from "../documents/document-query.ts";

/** Navigates to an address on the site; see {@link useOpenPage}. */
export const OpenPage = createContext<(address: string) => void>(() => undefined);

/**
 * Returns a function that navigates to a page of the site. Offline, a page that is not in memory leaves the current page
 * as it is. A browser may be wrong about that, as behind some VPNs: then only a failed request shows it.
 *
 * @param showOffline - Says that the visitor is offline.
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
        navigator.onLine || url.pathname === "/search" || queryClient.getQueryData(query.queryKey);
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
