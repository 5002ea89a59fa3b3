import { useMatches } from "react-router-dom";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import type { PageDocument } from "../api/page-document.ts";

/** What the site needs to know of the document in view. */
export type ViewSettings = Pick<DocumentSettings, "origin" | "shell" | "isFailure">;

/** The data of the route in view. */
export interface RouteData {
  readonly settings: ViewSettings;
  /** The document that the route shows. Absent for the search page, and on the server, which renders it. */
  readonly document?: PageDocument | undefined;
}

/** The data that the loader of the route in view has returned. */
export function useRouteData(): RouteData {
  const data: unknown = useMatches().at(-1)?.loaderData;
  if (!isRouteData(data)) throw new Error("The route in view has no data.");
  return data;
}

/** Whether a value is the data of a route of the site. */
export function isRouteData(data: unknown): data is RouteData {
  return typeof data === "object" && data !== null && "settings" in data;
}
