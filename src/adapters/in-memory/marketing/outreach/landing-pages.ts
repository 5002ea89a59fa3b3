import type { LandingPage } from "../../../../ports/marketing-api/types/landing-pages.ts";
import { salesOf, share } from "../campaigns/view.ts";
import { find, mustExist, under } from "../collections.ts";
import { escaped } from "../designs/template-html.ts";
import { badRequest, invalid, missing } from "../problems.ts";
import { flag } from "../query.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { MarketingState, PageVisit } from "../state.ts";
import { DAY_MS } from "../timestamps.ts";

const pages = resource("landingPages", "landingPages", {
  items: "landing_pages",
  make({ type, template_id = 0, ...sent }, call) {
    const { state, now } = call;
    const usual = flag(call, "use_default_list") === true ? under(state.lists)[0]?.id : "";
    const { list_id = usual ?? "" } = sent;
    mustFit(state, { ...sent, list_id });
    if (list_id === "") throw missing("list_id");
    if (type === "product" && !sent.store_id) throw invalid("store_id", "A product page needs a store.");
    const id = call.newId();
    return {
      id,
      name: "Untitled page",
      title: "",
      description: "",
      store_id: "",
      tracking: { track_with_mailchimp: true, enable_restricted_data_processing: false },
      ...sent,
      template_id,
      status: "draft",
      list_id,
      web_id: call.newNumber(),
      created_by_source: "api",
      url: `https://pages.sandbox.example/${id}`,
      created_at: now,
      updated_at: now,
    };
  },
  alter(page, sent, { state, now }) {
    mustFit(state, sent);
    return { ...page, ...sent, updated_at: now };
  },
});

/** Handlers of `/landing-pages` and their reports. Every page that has ever been published has a report. */
export const landingPageHandlers = {
  ...pages.handlers,

  "landingPages.content.get"(call) {
    const { title, description } = pages.record(call);
    const html = `<!DOCTYPE html><html><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1><p>${escaped(description)}</p></body></html>`;
    return { html, json: JSON.stringify({ title, description }) };
  },

  "landingPages.publish"(call): undefined {
    const page = pages.record(call);
    if (page.title === "") throw badRequest("A page needs a title before it is published.");
    pages.keep(call, { ...page, status: "published", published_at: call.now, updated_at: call.now });
  },

  "landingPages.unpublish"(call): undefined {
    const page = pages.record(call);
    if (page.status !== "published") throw badRequest("The page is not published.");
    pages.keep(call, { ...page, status: "unpublished", unpublished_at: call.now, updated_at: call.now });
  },

  ...computed("reporting.landingPages", {
    rows: ({ state }) =>
      under(state.landingPages)
        .filter(({ status }) => status !== "draft")
        .map((page) => reportOf(state, page)),
  }),
} satisfies Partial<Handlers>;

function mustFit(state: MarketingState, { list_id, store_id }: Partial<LandingPage>): void {
  mustExist(state.lists, list_id, "list_id", "list");
  mustExist(state.stores, store_id, "store_id", "store");
}

function reportOf(state: MarketingState, page: LandingPage) {
  const here = state.pageVisits.filter(({ page_id }) => page_id === page.id);
  const count = (wanted: PageVisit["kind"]) => here.filter(({ kind }) => kind === wanted).length;
  const unique_visits = visitorsIn(here);
  const subscribes = count("subscribe");
  const { total_revenue, currency_code, total_orders } = salesOf(state, { outreach_id: page.id });
  return {
    ...page,
    visits: count("visit"),
    unique_visits,
    subscribes,
    clicks: count("click"),
    conversion_rate: share(subscribes, unique_visits),
    timeseries: { daily_stats: seriesOf(here, DAY_MS), weekly_stats: seriesOf(here, 7 * DAY_MS) },
    ecommerce: {
      total_revenue,
      currency_code,
      total_orders,
      average_order_revenue: total_orders === 0 ? 0 : total_revenue / total_orders,
    },
    list_name: find(state.lists, [page.list_id])?.name ?? "",
    signup_tags: [],
  };
}

function seriesOf(here: readonly PageVisit[], step: number) {
  const byDate = Map.groupBy(here, ({ at }) =>
    new Date(Math.floor(Date.parse(at) / step) * step).toISOString().slice(0, 10),
  );
  const points = (value: (then: readonly PageVisit[]) => number) =>
    [...byDate].map(([date, then]) => ({ date, val: value(then) }));
  return {
    clicks: points((then) => then.filter(({ kind }) => kind === "click").length),
    visits: points((then) => then.filter(({ kind }) => kind === "visit").length),
    unique_visits: points(visitorsIn),
  };
}

function visitorsIn(here: readonly PageVisit[]): number {
  return new Set(here.flatMap(({ kind, visitor }) => (kind === "visit" ? [visitor] : []))).size;
}
