import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** What the header can open. */
export type Openable = "mobile-menu" | "mobile-search" | "search-panel";

/** Something that has been opened. */
export interface Opened {
  readonly what: Openable;
  /** What the visitor opened it with; gets the focus back. */
  readonly trigger: HTMLElement;
}

/** Keeps what the header has open: one thing at a time, closed by every navigation. */
export function useOpened() {
  const { key } = useLocation();
  const [state, setState] = useState<Opened & { readonly at: string }>();
  const opened: Opened | undefined = state?.at === key ? state : undefined;
  const open = (next: Opened) => setState({ ...next, at: key });
  const close = useCallback(() => setState(undefined), []);
  return { opened, open, close };
}
