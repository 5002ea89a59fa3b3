import type { ListDates } from "../../application/list-dates.ts";
import type { ListNews } from "../../application/list-news.ts";
import type { ListPages } from "../../application/list-pages.ts";
import type { LoadPage } from "../../application/load-page.ts";
import type { LoadShell } from "../../application/load-shell.ts";
import type { ManagePreview } from "../../application/manage-preview.ts";
import type { NoticePublish } from "../../application/notice-publish.ts";
import type { ResolveLink } from "../../application/resolve-link.ts";
import type { SearchContent } from "../../application/search-content.ts";
import type { SubscribeNewsletter } from "../../application/subscribe-newsletter.ts";

/** The use cases that the site's routes drive. */
export interface SiteUseCases {
  readonly listDates: ListDates;
  readonly listNews: ListNews;
  readonly listPages: ListPages;
  readonly loadPage: LoadPage;
  readonly loadShell: LoadShell;
  readonly managePreview: ManagePreview;
  readonly noticePublish: NoticePublish;
  readonly resolveLink: ResolveLink;
  readonly searchContent: SearchContent;
  readonly subscribeNewsletter: SubscribeNewsletter;
}
