import { useLayoutEffect, useRef } from "react";
import { fillWithAddress } from "../search/failure-search.ts";
import { DocumentHead } from "./document-head.tsx";
import { useRouteData } from "./route-data.ts";

/** A page of the content: its document is its only representation, so that no section's code is in the browser. */
export function DocumentPage() {
  const { html, head, settings } = useRouteData();
  if (html === undefined || !head) throw new Error("The route in view has no document.");
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (content.current && settings.isFailure) fillWithAddress(content.current);
  }, [settings]);

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
