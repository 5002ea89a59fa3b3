import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router-dom";
import { listFilterOf, listPageOf } from "../../src/adapters/http/contract/query.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import { failureOf } from "../api/failure.ts";
import { pageQuery } from "../api/queries.ts";
import { pageHead } from "../head.ts";
import { useArrival } from "../shell/use-arrival.ts";
import { useHead } from "../use-head.ts";
import { FailureRoute } from "./failure-route.tsx";
import { PageViewContent } from "./page-view.tsx";

/** Whatever page of the content service lives at the current address. */
export function PageRoute() {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const { data, error, isPlaceholderData } = useQuery({
    ...pageQuery(pathname, listPageOf(parameters), listFilterOf(parameters)),
    // The page before stays in view until the next one is there.
    placeholderData: keepPreviousData,
  });
  const isMoved = data?.outcome === "moved";
  useArrival(error !== null || (data !== undefined && !isPlaceholderData && !isMoved));

  if (error) return <FailureRoute failure={failureOf(error)} />;
  if (!data) return <p role="status">Loading...</p>;
  if (data.outcome === "moved") return isPlaceholderData ? null : <Navigate to={data.to + search} replace />;
  if (data.outcome === "not-found") return <FailureRoute failure="not-found" />;
  return <ShownPage page={data.page} />;
}

function ShownPage({ page }: { readonly page: PageView }) {
  useHead(pageHead(page));
  return <PageViewContent key={page.id} page={page} />;
}
