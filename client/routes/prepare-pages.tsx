import type { Query, QueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import type { PageView } from "../../src/domain/content/page-view.ts";
import type { FoundPage } from "../api/queries.ts";
import { whenIdle } from "../when-idle.ts";
import { pageCode } from "./page-code.ts";
import { keepPrepared, preparedHtml } from "./prepared-html.ts";

/**
 * Makes the HTML of each page that was fetched ahead while the browser is idle: what is left to do when the visitor goes
 * there is the browser's own work, which it does quicker than React. Like the first page of a visit, whose content comes
 * as HTML too, it needs no code of its own.
 */
export function preparePages(client: QueryClient): void {
  const prepareLater = (query: Query) => {
    const [kind, path]: readonly unknown[] = query.queryKey;
    // Someone waits for it; or it is another part of the list that is shown, of which most can stay as it is.
    if (kind !== "page" || typeof path !== "string" || query.isActive() || path === window.location.pathname)
      return;
    const found = client.getQueryData<FoundPage>(query.queryKey);
    if (found?.outcome !== "page" || preparedHtml(found.page) !== undefined) return;
    whenIdle(() => prepare(path, found.page));
  };
  const pages = client.getQueryCache();
  // Some may have come before this code.
  for (const query of pages.getAll()) prepareLater(query);
  pages.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") prepareLater(event.query);
  });
}

function prepare(path: string, page: PageView): void {
  const code = pageCode.now();
  if (!code) return;
  // In a document of its own nothing is loaded, pictures least of all.
  const place = document.implementation.createHTMLDocument().createElement("div");
  // What cannot be rendered fails again when it is to be shown, where that can be helped.
  const root = createRoot(place, { onUncaughtError: () => undefined });
  const keep = () => {
    keepPrepared(page, place.innerHTML);
    // For the browser's tools, and for whoever waits for it.
    performance.mark(`prepared ${path}`);
  };
  startTransition(() =>
    root.render(
      // A list of documents leads to parts of itself.
      <MemoryRouter initialEntries={[path]}>
        <Made told={keep}>
          <code.PageViewContent page={page} />
        </Made>
      </MemoryRouter>,
    ),
  );
}

interface MadeProps {
  readonly told: () => void;
  readonly children: ReactNode;
}

function Made({ told, children }: MadeProps) {
  useLayoutEffect(told);
  return children;
}
