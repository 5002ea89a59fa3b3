import { useMatches } from "react-router-dom";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import type { PageDocument } from "../api/page-document.ts";

/** The data of the route in view. */
export interface RouteData extends Partial<Pick<PageDocument, "html" | "head">> {
  readonly settings: Pick<DocumentSettings, "origin" | "shell" | "isFailure">;
}

/**
 * The data that the loader of the route in view has returned: its document. The search page has settings only, as have all
 * pages on the server, which renders them.
 */
export function useRouteData(): RouteData {
  const data: unknown = useMatches().at(-1)?.loaderData;
  return isRouteData(data) ? data : NO_DATA;
}

function isRouteData(data: unknown): data is RouteData {
  return typeof data === "object" && data !== null && "settings" in data;
}

/** That of a page that could not be loaded: the content around it stays, and no link is current. */
const NO_DATA: RouteData = { settings: { origin: "", isFailure: true } };
