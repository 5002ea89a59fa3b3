import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishNews } from "../../ports/publish-news.ts";
import type { RequestCounts } from "../../ports/request-counts.ts";
import { connect } from "./connection.ts";
import { Reachability } from "./reachability.ts";
import { SharedPublishNews } from "./shared-publish-news.ts";
import { SharedRequestCounts } from "./shared-request-counts.ts";

/** What the processes of a site have in common. */
export interface SharedState {
  readonly news: PublishNews;
  readonly counts: RequestCounts;
  close(): void;
}

/**
 * Begins to connect to Redis, or what speaks as it does; nobody waits for it.
 *
 * @param url - `redis://` or, over TLS, `rediss://`, with user, password and number of the database where there are.
 */
export function openSharedState(
  url: string,
  operator: { readonly log: Log; readonly meter: Meter },
): SharedState {
  const reachability = new Reachability(operator);
  const speaker = connect(url, "speaking", reachability);
  const listener = connect(url, "listening", reachability);
  return {
    news: new SharedPublishNews(speaker, listener, reachability),
    counts: new SharedRequestCounts(speaker, reachability),
    close: () => {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
