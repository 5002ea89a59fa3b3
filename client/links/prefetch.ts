import type { QueryClient } from "@tanstack/react-query";
import { listFilterOf, listPageOf } from "../../src/adapters/http/contract/query.ts";
import { pageQuery } from "../api/queries.ts";
import { whenIdle } from "../when-idle.ts";
import { linkUnder, pageBehind } from "./link-under.ts";
import { whenNear } from "./when-near.ts";

/** Addresses that have been fetched ahead because a link to them came near. */
const fetched = new Set<string>();

/**
 * Fetches the page behind a link ahead when the link comes near the screen, once an address; not before this page stands,
 * whose pictures are wanted first.
 */
export function prefetchWhenNear(link: HTMLAnchorElement, client: QueryClient): void {
  if (savesData()) return;
  whenNear(link, () =>
    whenIdle(() => {
      const url = pageBehind(link);
      // Other choices of the list that is shown are many, and few of them are made.
      if (!url || url.pathname === window.location.pathname || fetched.has(url.pathname + url.search)) return;
      fetched.add(url.pathname + url.search);
      prefetch(client, url);
    }),
  );
}

/** Fetches a page ahead whenever a link to it is pointed at or gets the focus. Answers how to stop. */
export function prefetchOnIntent(client: QueryClient): () => void {
  let last: HTMLAnchorElement | undefined;
  const intend = (event: Event) => {
    const link = linkUnder(event);
    // The pointer comes from one word of a link to the next: that is one wish.
    if (link === last) return;
    last = link;
    const url = link && pageBehind(link);
    if (url) prefetch(client, url);
  };
  const types = ["pointerover", "focusin"] as const;
  for (const type of types) document.addEventListener(type, intend);
  return () => {
    for (const type of types) document.removeEventListener(type, intend);
  };
}

function prefetch(client: QueryClient, { pathname, search, searchParams }: URL): void {
  const here = window.location;
  if (!navigator.onLine || pathname === "/search" || (pathname === here.pathname && search === here.search))
    return;
  // A failure is not remembered: whoever follows the link asks again.
  void client.prefetchQuery(pageQuery(pathname, listPageOf(searchParams), listFilterOf(searchParams)));
}

/** Whether the visitor asked for as little traffic as possible. */
export function savesData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
