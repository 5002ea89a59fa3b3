import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** One for all islands of the browser; the server makes one for each that it renders. */
let shared: QueryClient | undefined;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a visitor is told so rather than kept waiting.
        networkMode: "always",
      },
    },
  });
}

/** What every island has around it. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => {
    if (typeof document === "undefined") return createQueryClient();
    shared ??= createQueryClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
