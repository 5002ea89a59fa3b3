import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import type {
  DocumentState,
  InitialState,
  PageFailure,
} from "../src/adapters/http/contract/initial-state.ts";
import { useAnalytics } from "./analytics/use-analytics.ts";
import { shellQuery } from "./api/queries.ts";
import { useLinks } from "./links/use-links.ts";
import { FailurePlace, SearchPlace } from "./routes/later-place.tsx";
import { PageRoute } from "./routes/page-route.tsx";
import { Shell } from "./shell/shell.tsx";
import { useArrival, useWhereabouts } from "./shell/use-arrival.ts";

export interface AppProps {
  readonly initial: InitialState | DocumentState;
  /** Made from the same initial state. */
  readonly queryClient: QueryClient;
}

/** The site, inside whichever router the place it runs in needs. */
export function App({ initial, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Site initial={initial} />
    </QueryClientProvider>
  );
}

function Site({ initial }: Pick<AppProps, "initial">) {
  const shell = useQuery(shellQuery());
  const location = useLocation();
  const [firstKey] = useState(location.key);
  useWhereabouts();
  useLinks();
  useAnalytics(shell.data?.tagManagerId);

  // A failure that the server rendered stands until the visitor goes elsewhere; it is not asked for again.
  const { content } = initial;
  const failure = content.kind === "failure" && location.key === firstKey ? content.failure : undefined;

  return (
    <Shell options={shell.data}>
      {failure ? (
        <FirstFailure failure={failure} />
      ) : (
        <Routes>
          <Route path="/privacy" element={<Navigate to="/privacy-policy" replace />} />
          <Route path="/search" element={<SearchPlace />} />
          <Route path="*" element={<PageRoute />} />
        </Routes>
      )}
    </Shell>
  );
}

function FirstFailure({ failure }: { readonly failure: PageFailure }) {
  useArrival(true);
  return <FailurePlace failure={failure} />;
}
