import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { fillWithAddress } from "../search/failure-search.ts";
import { DocumentHead } from "./document-head.tsx";
import { useRouteData } from "./route-data.ts";

/** Which groups (`<details>`) of the pages were open when they were left, by the keys of history entries. */
const openGroups = new Map<string, readonly boolean[]>();

/** A page of the content: its document is its only representation, so that no section's code is in the browser. */
export function DocumentPage() {
  const { html, head, settings } = useRouteData();
  if (html === undefined || !head) throw new Error("The route in view has no document.");
  const content = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (content.current && settings.isFailure) fillWithAddress(content.current);
  }, [settings]);

  // Before the router scrolls: closed groups are less high.
  useLayoutEffect(() => {
    const groups = [...(content.current?.getElementsByTagName("details") ?? [])];
    const left = shown.current !== html ? openGroups.get(key) : undefined;
    for (const [index, isOpen] of left?.entries() ?? []) groups[index]?.toggleAttribute("open", isOpen);
    shown.current = html;
    return () => {
      openGroups.set(
        key,
        groups.map(({ open }) => open),
      );
    };
  }, [key, html]);

  return (
    <>
      <DocumentHead head={head} />
      <div
        ref={content}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own document
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
