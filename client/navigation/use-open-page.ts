import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import { useNavigate } from "react-router-dom";
import { documentQuery } from "../api/queries.ts";
import { isInView } from "./page-links.ts";

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
      const url = new URL(address, location.href);
      const known = queryClient.getQueryData(documentQuery(url.pathname + url.search).queryKey);
      if (!navigator.onLine && !known) return showOffline();
      void navigate(url.href.slice(url.origin.length), { replace: isInView(url) });
    },
    [navigate, queryClient, showOffline],
  );
}
