import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { documentQuery } from "../api/queries.ts";
import { isInView } from "./page-links.ts";

/** Navigates to an address on the site; see {@link useOpenPage}. */
export const OpenPage = createContext<(address: string) => void>(() => undefined);

/**
 * Returns a function that navigates to a page of the site. Offline, a page that is not in memory leaves the current page
 * as it is.
 *
 * @param showOffline - Says that the visitor is offline.
 */
export function useOpenPage(showOffline: () => void): (address: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (address: string) => {
      const url = new URL(address, location.href);
      const cached = queryClient.getQueryData(documentQuery(url.pathname + url.search).queryKey);
      if (!navigator.onLine && !cached) return showOffline();
      void navigate(url.href.slice(url.origin.length), { replace: isInView(url) });
    },
    [navigate, queryClient, showOffline],
  );
}
