import { salesOf, share } from "../campaigns/figures.ts";
import { find, under } from "../collections.ts";
import type { PageVisit, StoredLandingPage } from "../designs/state.ts";
import { notFound } from "../problems.ts";
import { pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";

const DAY_MS = 86_400_000;

/** Handlers of `/reporting/landing-pages`. Every page that has ever been published has a report. */
export const landingPageReportHandlers = {
  "reporting.landingPages.list": (call: ServiceCall) => {
    const pages = under(call.state.landingPages).filter(wasPublished);
    return {
      landing_pages: pageOf(call, pages).map((page) => view(call.state, page)),
      total_items: pages.length,
    };
  },

  "reporting.landingPages.get": ({ state, path }: ServiceCall<"outreach_id">) => {
    const page = find(state.landingPages, [path.outreach_id]);
    if (page === undefined || !wasPublished(page)) throw notFound();
    return view(state, page);
  },
};

function wasPublished({ status }: StoredLandingPage): boolean {
  return status !== "draft";
}

function view(state: MarketingState, page: StoredLandingPage) {
  const { id, name, title, url, status, list_id, web_id, published_at, unpublished_at } = page;
  const here = state.pageVisits.filter(({ page_id }) => page_id === id);
  const visits = here.filter(({ kind }) => kind === "visit");
  const unique_visits = visitorsIn(visits);
  const subscribes = here.filter(({ kind }) => kind === "subscribe").length;
  const { total_revenue, currency_code, total_orders } = salesOf(state, { outreach_id: id });
  return {
    id,
    name,
    title,
    url,
    ...(published_at === undefined ? {} : { published_at }),
    ...(unpublished_at === undefined ? {} : { unpublished_at }),
    status,
    list_id,
    visits: visits.length,
    unique_visits,
    subscribes,
    clicks: here.filter(({ kind }) => kind === "click").length,
    conversion_rate: share(subscribes, unique_visits),
    timeseries: { daily_stats: seriesOf(here, DAY_MS), weekly_stats: seriesOf(here, 7 * DAY_MS) },
    ecommerce: {
      total_revenue,
      currency_code,
      total_orders,
      average_order_revenue: total_orders === 0 ? 0 : total_revenue / total_orders,
    },
    web_id,
    list_name: find(state.lists, [list_id])?.name ?? "",
    signup_tags: [],
  };
}

/** Clicks and visits by day or week. */
function seriesOf(here: readonly PageVisit[], step: number) {
  const byDate = Map.groupBy(here, ({ at }) =>
    new Date(Math.floor(Date.parse(at) / step) * step).toISOString().slice(0, 10),
  );
  const points = (value: (then: readonly PageVisit[]) => number) =>
    [...byDate].map(([date, then]) => ({ date, val: value(then) }));
  const visitsIn = (then: readonly PageVisit[]) => then.filter(({ kind }) => kind === "visit");
  return {
    clicks: points((then) => then.filter(({ kind }) => kind === "click").length),
    visits: points((then) => visitsIn(then).length),
    unique_visits: points((then) => visitorsIn(visitsIn(then))),
  };
}

function visitorsIn(visits: readonly PageVisit[]): number {
  return new Set(visits.map(({ visitor }) => visitor)).size;
}
