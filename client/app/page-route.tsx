import { DocumentPage } from "../documents/document-page.tsx";
import { useRouteData } from "../documents/route-data.ts";
import { UnreachablePage } from "./error-page.tsx";

/** A page of the content. */
export function PageRoute() {
  return useRouteData().html === undefined ? <UnreachablePage /> : <DocumentPage />;
}
