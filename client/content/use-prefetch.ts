import { type QueryClient, QueryClientContext } from "@tanstack/react-query";
import { useContext, useEffect, useRef } from "react";
import { listFilterOf, listPageOf } from "../../src/adapters/http/contract/query.ts";
import { pageQuery } from "../api/queries.ts";
import { whenNear } from "./when-near.ts";

/** Addresses that have been prefetched because a link to them came near. */
const prefetched = new Set<string>();

/**
 * Fetches a page of the site ahead: once when a link to it comes near the screen, unless the visitor saves data, and
 * whenever the link is pointed at or has the focus.
 *
 * @param href - Absent for a link that does not lead to a page.
 */
export function usePrefetch(href: string | undefined) {
  const client = useContext(QueryClientContext);
  const ref = useRef<HTMLAnchorElement>(null);
  const wanted = href !== undefined && !href.startsWith("/search");

  useEffect(() => {
    const link = ref.current;
    if (!wanted || !link || !client || savesData()) return;
    return whenNear(link, () => {
      if (prefetched.has(href)) return;
      prefetched.add(href);
      prefetch(client, href);
    });
  }, [client, href, wanted]);

  if (!wanted || !client) return { ref };
  const onIntent = () => prefetch(client, href);
  return { ref, onPointerEnter: onIntent, onFocus: onIntent };
}

function prefetch(client: QueryClient, href: string): void {
  const { pathname, searchParams } = new URL(href, window.location.href);
  if (pathname === window.location.pathname) return;
  // A failure is not remembered: whoever follows the link asks again.
  void client.prefetchQuery(pageQuery(pathname, listPageOf(searchParams), listFilterOf(searchParams)));
}

function savesData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
