import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** Shared by all islands in the browser; the server creates one for each island that it renders. */
let shared: QueryClient | undefined;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, fail at once with a message rather than wait for a connection.
        networkMode: "always",
      },
    },
  });
}

/** Context providers of every island. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => {
    if (typeof document === "undefined") return createQueryClient();
    shared ??= createQueryClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
