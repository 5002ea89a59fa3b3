import type { InjectionToken } from "tsyringe";
import type { ListDates } from "../application/list-dates.ts";
import type { ListNews } from "../application/list-news.ts";
import type { ListPages } from "../application/list-pages.ts";
import type { LoadPage } from "../application/load-page.ts";
import type { LoadShell } from "../application/load-shell.ts";
import type { ManagePreview } from "../application/manage-preview.ts";
import type { NoticePublish } from "../application/notice-publish.ts";
import type { ResolveLink } from "../application/resolve-link.ts";
import type { SearchContent } from "../application/search-content.ts";
import type { SubscribeNewsletter } from "../application/subscribe-newsletter.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import type { SiteAudience } from "./audience.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

/** Names of what the container holds, each with its type: `container.resolve(tokens.loadPage)` is a `LoadPage`. */
export const tokens = {
  log: token<Log>("log"),
  newsletterAudience: token<SiteAudience>("newsletter audience"),
  meter: token<Meter>("meter"),
  contentRepository: token<ContentRepository>("content repository"),
  listDates: token<ListDates>("list dates"),
  listNews: token<ListNews>("list news"),
  listPages: token<ListPages>("list pages"),
  loadPage: token<LoadPage>("load page"),
  loadShell: token<LoadShell>("load shell"),
  resolveLink: token<ResolveLink>("resolve link"),
  searchIndex: token<SearchIndex>("search index"),
  managePreview: token<ManagePreview>("manage preview"),
  noticePublish: token<NoticePublish>("notice publish"),
  searchContent: token<SearchContent>("search content"),
  subscribeNewsletter: token<SubscribeNewsletter>("subscribe newsletter"),
} as const;
