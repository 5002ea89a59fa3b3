import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type PropsWithChildren, useState } from "react";

interface IslandProps<P extends object> {
  /** Its name in `hydrate.tsx`. */
  readonly name: string;
  /** Initial props; must be serialisable as JSON. */
  readonly props: P;
  readonly component: ComponentType<P>;
}

/**
 * A part of the page that holds state: rendered on the server, and hydrated as a React root of its own when the visitor
 * first interacts with it. Its component must not use `useId`: ids would differ, since the server renders the whole page.
 */
export function Island<P extends object>({ name, props, component: Component }: IslandProps<P>) {
  const start = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <div data-island={name} data-props={start}>
      <IslandProviders>
        <Component {...props} />
      </IslandProviders>
    </div>
  );
}

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

export function IslandProviders({ children }: PropsWithChildren) {
  const [client] = useState(() => {
    if (typeof document === "undefined") return createQueryClient();
    shared ??= createQueryClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
