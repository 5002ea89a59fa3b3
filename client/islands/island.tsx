import type { ComponentType } from "react";
import { IslandProviders } from "./island-providers.tsx";

interface IslandProps<P extends object> {
  /** Its name in `hydrate.tsx`. */
  readonly name: string;
  /** What it starts from, as JSON can say it. */
  readonly props: P;
  readonly component: ComponentType<P>;
}

/**
 * A part of the page that holds state: rendered on the server like all else, and hydrated as a root of its own once
 * somebody wants it. Its component does without `useId`, whose ids depend on all that is rendered before.
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
