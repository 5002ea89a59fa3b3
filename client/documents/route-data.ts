import { useRouteLoaderData } from "react-router-dom";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import type { Place } from "../browser/place.ts";
import type { PageDocument } from "./page-document.ts";

/** Id of the route of the shell. Its loader returns the document, which shell and page are shown from. */
export const SITE_ROUTE = "site";

/** What the loader of the shell's route returns: the document in view. The search page has settings only. */
export interface RouteData extends Partial<Pick<PageDocument, "html" | "head">> {
  readonly settings: Pick<DocumentSettings, "origin" | "shell" | "isFailure" | "above" | "languages">;
  /** Whether the visitor had to wait for it. Default: no, it was in memory. */
  readonly isWaitedFor?: boolean;
  /** Where the visitor is in the document that this one replaces. Default: it replaces none, or they are at its top. */
  readonly place?: Place | undefined;
}

/** The data of a page that could not be loaded: the content around it stays, and no link is current. */
export const NO_DATA: RouteData = { settings: { origin: "", isFailure: true } };

/** The data of the document in view. */
export function useRouteData(): RouteData {
  return useRouteLoaderData<RouteData>(SITE_ROUTE) ?? NO_DATA;
}
