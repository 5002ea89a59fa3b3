import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { linkUnder, pageBehind } from "./link-under.ts";
import { prefetchOnIntent, prefetchWhenNear } from "./prefetch.ts";
import { resolve } from "./resolve.ts";
import { watchLinks } from "./watch-links.ts";

/**
 * Gives all links of the page, whoever wrote them into it, what only a script can do: pages of the site open in place
 * and are fetched ahead, and links that came without an address get it.
 */
export function useLinks(): void {
  const client = useQueryClient();
  const navigate = useNavigate();

  const follow = useEffectEvent((event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    const link = linkUnder(event);
    const url = link && pageBehind(link);
    if (!url) return;
    const { pathname, search, hash } = url;
    const isHere = pathname === window.location.pathname && search === window.location.search;
    // A jump within the page is the browser's.
    if (isHere && hash !== "") return;
    event.preventDefault();
    void navigate(pathname + search + hash, { replace: isHere });
  });

  useEffect(() => {
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);

  useEffect(() => {
    const stopWatching = watchLinks(document.body, (link) => {
      void resolve(link, client);
      prefetchWhenNear(link, client);
    });
    const stopPrefetching = prefetchOnIntent(client);
    return () => {
      stopWatching();
      stopPrefetching();
    };
  }, [client]);
}
