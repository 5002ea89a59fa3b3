import type { Measured } from "./measured.ts";

/** What is not measured but decided or known by whoever plans. */
export interface Assumptions {
  /** Part of what a core can do that it is to do: the rest is for a process that fails, and for waves. */
  readonly use: number;
  /** Part of all requests that no cache answers: searches. */
  readonly searches: number;
  /** Addresses that somebody reads in any minute. */
  readonly addresses: number;
  /** Places at which a content delivery network keeps copies, each asking for itself. */
  readonly places: number;
  /** Fewest processes: one may stop at any time. */
  readonly fewest: number;
}

export const ASSUMPTIONS: Assumptions = { use: 0.5, searches: 0.01, addresses: 200, places: 100, fewest: 2 };

/** Seconds for which a shared cache answers without asking; `src/adapters/http/rendered-pages/caching.ts` says so. */
const SHARED = 60;

/** What a number of requests a second takes. */
export interface Plan {
  readonly requests: number;
  /** Without a cache in front. */
  readonly direct: { readonly cores: number; readonly processes: number; readonly memory: number };
  /** Gbit/s that leave for visitors, from the site or from the cache. */
  readonly traffic: number;
  /** With one: what reaches the site. */
  readonly behind: { readonly requests: number; readonly cores: number; readonly processes: number };
}

/** Computes what `requests` a second take, of pages in their packed form and of searches. Memory is in GB. */
export function plan(requests: number, measured: Measured, assumed: Assumptions = ASSUMPTIONS): Plan {
  const searches = requests * assumed.searches;
  const pages = requests - searches;
  const asked = Math.min(pages, (assumed.places * assumed.addresses) / SHARED);
  const cores = (perSecond: number, answers: number) => perSecond / (answers * assumed.use);
  const forSearches = cores(searches, measured.searches);
  const direct = cores(pages, measured.keptPages) + forSearches;
  const behind = cores(asked, measured.unchangedPages) + forSearches;
  const processes = (needed: number) => Math.max(assumed.fewest, Math.ceil(needed));
  return {
    requests,
    direct: {
      cores: direct,
      processes: processes(direct),
      memory: (processes(direct) * measured.memory) / 1_000,
    },
    traffic: (requests * measured.page * 8) / 1e9,
    behind: { requests: asked + searches, cores: behind, processes: processes(behind) },
  };
}
