import type { ComponentType } from "react";
import { IslandProviders } from "./island-providers.tsx";

interface IslandProps<P extends object> {
  /** Its name in `hydrate.tsx`. */
  readonly name: string;
  /** Initial props; must be serialisable as JSON. */
  readonly props: P;
  readonly component: ComponentType<P>;
}

/**
 * A part of the page that holds state: rendered on the server, and hydrated as a React root of its own when the visitor
 * first interacts with it. Its component must not use `useId`: ids would differ, since the server renders the whole page.
 */
export function Island<P extends object>({ name, props, component: Component }: IslandProps<P>) {
  const start = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <div data-island={name} data-props={start}>
      <IslandProviders>
        <Component {...props} />
      </IslandProviders>
    </div>
  );
}
