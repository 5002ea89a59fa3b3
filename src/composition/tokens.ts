import type { InjectionToken } from "tsyringe";
import type { LoadPage } from "../application/load-page.ts";
import type { LoadShell } from "../application/load-shell.ts";
import type { SearchContent } from "../application/search-content.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

/** Names of what the container holds, each with its type: `container.resolve(tokens.loadPage)` is a `LoadPage`. */
export const tokens = {
  log: token<Log>("log"),
  contentRepository: token<ContentRepository>("content repository"),
  loadPage: token<LoadPage>("load page"),
  loadShell: token<LoadShell>("load shell"),
  searchContent: token<SearchContent>("search content"),
} as const;
