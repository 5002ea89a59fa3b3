import { linkUnder, pageBehind } from "./link-under.ts";
import { navigate } from "./navigation.ts";

/** Opens links and GET forms to pages of the site by client-side navigation, by delegated listeners. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    const link = linkUnder(event);
    const url = link && pageBehind(link);
    if (!url) return;
    const isCurrentPage = url.pathname === location.pathname && url.search === location.search;
    // The browser handles jumps within the page.
    if (isCurrentPage && url.hash !== "") return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    const { origin, pathname } = new URL(form.action);
    if (origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    navigate(`${pathname}?${new URLSearchParams(fields)}`);
  });
}
