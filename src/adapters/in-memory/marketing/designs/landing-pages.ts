import { z } from "zod";
import { find, put, under } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { flag } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredLandingPage } from "./state.ts";

const changes = z
  .object({
    name: filled,
    title: z.string(),
    description: z.string(),
    store_id: z.string(),
    list_id: z.string(),
    tracking: z
      .object({ track_with_mailchimp: z.boolean(), enable_restricted_data_processing: z.boolean() })
      .exactPartial(),
  })
  .exactPartial();

const body = changes.extend({
  type: z.enum(["signup", "product"]).exactOptional(),
  template_id: z.int().exactOptional(),
});

const pages = resource({
  scope: [],
  id: "page_id",
  table: (state) => state.landingPages,
  idOf: ({ id }: StoredLandingPage) => id,
  body,
  changes,
  make({ type = "signup", template_id = 0, ...sent }, call): StoredLandingPage {
    const { state, now } = call;
    const list_id = sent.list_id ?? (flag(call, "use_default_list") === true ? defaultList(state) : "");
    mustExist(state, { ...sent, list_id });
    if (list_id === "") {
      throw invalidResource({ field: "list_id", message: "This value should not be blank." });
    }
    if (type === "product" && (sent.store_id ?? "") === "") {
      throw invalidResource({ field: "store_id", message: "A product page needs a store." });
    }
    const id = call.newId();
    const blank: StoredLandingPage = {
      id,
      name: "Untitled page",
      title: "",
      description: "",
      template_id,
      status: "draft",
      list_id,
      store_id: "",
      web_id: call.newNumber(),
      created_by_source: "api",
      url: `https://pages.sandbox.example/${id}`,
      created_at: now,
      updated_at: now,
      tracking: { track_with_mailchimp: true, enable_restricted_data_processing: false },
    };
    return changed<StoredLandingPage>(blank, sent);
  },
  alter(page, sent, { state, now }) {
    mustExist(state, sent);
    return { ...changed<StoredLandingPage>(page, sent), updated_at: now };
  },
  view: (page) => page,
  page: (landing_pages, total_items) => ({ landing_pages, total_items }),
  sort: {
    created_at: ({ created_at }) => Date.parse(created_at),
    updated_at: ({ updated_at }) => Date.parse(updated_at),
  },
});

/** Handlers of `/landing-pages`. */
export const landingPageHandlers = {
  ...operationsOf("landingPages", pages),

  "landingPages.content.get": (call: ServiceCall<"page_id">) => {
    const { title, description } = pages.record(call);
    const html = `<!DOCTYPE html><html><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1><p>${escaped(description)}</p></body></html>`;
    return { html, json: JSON.stringify({ title, description }) };
  },

  "landingPages.publish": (call: ServiceCall<"page_id">) => {
    const page = pages.record(call);
    if (page.title === "") throw badRequest("A page needs a title before it is published.");
    keep(call, { ...page, status: "published", published_at: call.now, updated_at: call.now });
    return undefined;
  },

  "landingPages.unpublish": (call: ServiceCall<"page_id">) => {
    const page = pages.record(call);
    if (page.status !== "published") throw badRequest("The page is not published.");
    keep(call, { ...page, status: "unpublished", unpublished_at: call.now, updated_at: call.now });
    return undefined;
  },
};

function keep({ state }: ServiceCall<string>, page: StoredLandingPage): void {
  put(state.landingPages, [page.id], page);
}

function defaultList(state: MarketingState): string {
  return under(state.lists)[0]?.id ?? "";
}

/** Rejects a list or store that does not exist. */
function mustExist(
  state: MarketingState,
  {
    list_id = "",
    store_id = "",
  }: { readonly list_id?: string | undefined; readonly store_id?: string | undefined },
): void {
  if (list_id !== "" && find(state.lists, [list_id]) === undefined) {
    throw invalidResource({ field: "list_id", message: "The list does not exist." });
  }
  if (store_id !== "" && find(state.stores, [store_id]) === undefined) {
    throw invalidResource({ field: "store_id", message: "The store does not exist." });
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
