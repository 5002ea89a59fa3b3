import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import { useNavigate } from "react-router-dom";
import { documentQuery } from "../api/queries.ts";

/** Shows the message that the visitor is offline. */
export const ShowOffline = createContext<() => void>(() => undefined);

/**
 * Returns a function that navigates to a page of the site. Offline, a page that is not in memory leaves the current page
 * as it is, with a message.
 */
export function useOpenPage(): (address: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showOffline = useContext(ShowOffline);
  return useCallback(
    (address: string) => {
      const { pathname, search, href } = new URL(address, location.href);
      const cached = queryClient.getQueryData(documentQuery(pathname + search).queryKey);
      if (!navigator.onLine && !cached) return showOffline();
      const isCurrentPage = pathname === location.pathname && search === location.search;
      void navigate(href.slice(location.origin.length), { replace: isCurrentPage });
    },
    [navigate, queryClient, showOffline],
  );
}
