import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over what the server rendered, in slices, so that the visitor can scroll and press meanwhile. */
export function takeOver(root: Element, app: ReactNode): void {
  startTransition(() => void hydrateRoot(root, app));
}
