import { type FormEvent, type MouseEvent, useContext } from "react";
import { closestLink, isInView, pageUrlOf } from "./page-links.ts";
import { OpenPage } from "./use-open-page.ts";

/**
 * Event handlers of the element around all links and forms: links and GET forms to pages of the site open by client-side
 * navigation. They are plain HTML, which is in documents too.
 */
export function useLinks() {
  const openPage = useContext(OpenPage);

  function onClick(event: MouseEvent): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    const link = closestLink(event.target);
    const url = link && pageUrlOf(link);
    // The browser handles jumps within the page.
    if (!url || (isInView(url) && url.hash !== "")) return;
    event.preventDefault();
    openPage(url.href);
  }

  function onSubmit(event: FormEvent): void {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    // As of links, the browser handles those with a target.
    if (form.target) return;
    const { origin, pathname, hash } = new URL(form.action);
    if (origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    openPage(`${pathname}?${new URLSearchParams(fields)}${hash}`);
  }

  return { onClick, onSubmit };
}
