/** What an address in the history is known by. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * What a visitor comes to: another page, another choice of what the same page lists, more of what was chosen, or the
 * same once more.
 */
export type Arrival = "page" | "choice" | "more" | "same";

/** What one comes to who goes from a place to another; nothing for a jump within a page, which is the browser's. */
export function arrivalAt(to: Place, from: Place, isWayBack: boolean): Arrival | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search !== to.search) return choiceOf(from) === choiceOf(to) ? "more" : "choice";
  return isWayBack || to.hash !== "" ? undefined : "same";
}

/** What a list is narrowed to, whichever part of it is shown. */
function choiceOf({ search }: Place): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
