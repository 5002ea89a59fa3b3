import { Component, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Lets the browser itself load the page of the current address. The document of a page shows without the code that
 * failed here, so it does not lead back to this.
 */
export function LoadedAnew() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.replace(pathname + search), [pathname, search]);
  return <p role="status">Loading...</p>;
}

interface AsFarAsShownProps {
  readonly children: ReactNode;
}

/** What it holds, if that can be shown; else the page is loaded anew. React says on the console what went wrong. */
export class AsFarAsShown extends Component<AsFarAsShownProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadedAnew /> : this.props.children;
  }
}
