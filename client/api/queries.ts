import { keepPreviousData, QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { fetchShell } from "./fetch-shell.ts";

/** Everything that comes from the server. The browser has one, the server one for each page that it renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, fail at once with a message rather than wait for a connection.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** Content of the header, menus, footer and notices. Without a version, the content before is shown. */
export function shellQuery(version: string | undefined) {
  return queryOptions({
    queryKey: ["shell", version],
    queryFn: version === undefined ? skipToken : () => fetchShell(version),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData<ShellData>,
  });
}
