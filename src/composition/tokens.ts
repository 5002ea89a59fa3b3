import type { InjectionToken } from "tsyringe";
import { type UseCases, useCaseNames } from "../application/use-cases.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import type { SiteAudience } from "./audience.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

type UseCaseTokens = { readonly [Name in keyof UseCases]: InjectionToken<UseCases[Name]> };

/** The tokens of the container, with types: `container.resolve(tokens.loadPage)` returns a `LoadPage`. */
export const tokens = {
  log: token<Log>("log"),
  newsletterAudience: token<SiteAudience>("newsletter audience"),
  meter: token<Meter>("meter"),
  contentRepository: token<ContentRepository>("content repository"),
  searchIndex: token<SearchIndex>("search index"),
  /** All use cases in one value. */
  useCases: token<UseCases>("use cases"),
  // The cast adds the type of each use case; at run time all tokens are alike.
  ...(Object.fromEntries(useCaseNames.map((name) => [name, token(name)])) as UseCaseTokens),
};
