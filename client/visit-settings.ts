import { createContext, useContext } from "react";
import type { DocumentSettings } from "../src/adapters/http/contract/initial-state.ts";

/** What stays the same until the browser loads another document. */
export interface VisitSettings extends Pick<DocumentSettings, "preview" | "tagManagerId" | "toolbar"> {
  /** When the document was loaded, in milliseconds of `performance.now()`; `undefined` if it is still loading. */
  readonly loadedAtMs: number | undefined;
}

export const VisitSettingsContext = createContext<VisitSettings | undefined>(undefined);

/** The settings of the document with which the visit began; `undefined` on the server. */
export function useVisitSettings(): VisitSettings | undefined {
  return useContext(VisitSettingsContext);
}
