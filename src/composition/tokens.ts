import type { InjectionToken } from "tsyringe";
import type { UseCases } from "../application/use-cases.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import type { SiteAudience } from "./audience.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

/** The tokens of the container, with types: `container.resolve(tokens.searchIndex)` returns a `SearchIndex`. */
export const tokens = {
  log: token<Log>("log"),
  newsletterAudience: token<SiteAudience>("newsletter audience"),
  meter: token<Meter>("meter"),
  contentRepository: token<ContentRepository>("content repository"),
  searchIndex: token<SearchIndex>("search index"),
  useCases: token<UseCases>("use cases"),
};
