/** What an address in the history is known by. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What a visitor comes to: another page, another view of the same page, or the same once more. */
export type Arrival = "page" | "view" | "same";

/** What one comes to who goes from a place to another; nothing for a jump within a page, which is the browser's. */
export function arrivalAt(to: Place, from: Place, isWayBack: boolean): Arrival | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search !== to.search) return "view";
  return isWayBack || to.hash !== "" ? undefined : "same";
}
