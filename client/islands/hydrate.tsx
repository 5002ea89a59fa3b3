import { type PropsWithChildren, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { PanelSearch } from "../search/panel-search.tsx";
import { SearchPageIsland } from "../search/search-page-island.tsx";
import { IslandProviders } from "./island.tsx";

/** Renders each island from its props, which the server has serialised as JSON. */
const ISLANDS: Readonly<Record<string, (props: string) => ReactNode>> = {
  newsletter: (props) => <NewsletterForm {...(props && JSON.parse(props))} />,
  "panel-search": () => <PanelSearch />,
  "search-page": (props) => <SearchPageIsland {...JSON.parse(props)} />,
};

/** Hydrates an island; resolves when its event handlers are attached. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = "", props = "" } = element.dataset;
  const { promise, resolve } = Promise.withResolvers<void>();
  // A transition is rendered in slices, so that what the visitor types meanwhile is seen at once.
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <IslandProviders>
          <Hydrated onHydrated={resolve}>{ISLANDS[island]?.(props)}</Hydrated>
        </IslandProviders>
      </StrictMode>,
    );
  });
  return promise;
}

function Hydrated({ onHydrated, children }: PropsWithChildren<{ readonly onHydrated: () => void }>) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
