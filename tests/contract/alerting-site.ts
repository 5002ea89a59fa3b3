import { marketingSandbox } from "../../sandbox/marketing/plugin.ts";
import { SiteDay } from "../../src/adapters/http/page-cache/site-day.ts";
import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { createList, recipientsOf } from "../unit/newsletter-audience.ts";
import { sample, startContent } from "./site/site.ts";

const SECRET = "told to nobody else";

/** Starts the sandboxes of both services that a site with alerts needs, at one address. They are closed after the test. */
export async function startServices(...[documents, options]: Parameters<typeof startContent>) {
  const account = createInMemoryMarketingApi();
  const listId = await createList(account.api);
  const content = await startContent(documents, {
    ...options,
    prepare: (service) => void service.register(marketingSandbox, { perform: account.perform }),
  });
  const { store, origin } = content;
  const campaigns = async () => (await account.api.campaigns.list({ list_id: listId, count: 100 })).campaigns;
  return {
    ...content,
    environment: {
      ...content.environment,
      ALERTS: "send",
      CONTENT_WEBHOOK_SECRET: SECRET,
      ESP_API_KEY: "key-us19",
      ESP_BASE_URL: `${origin}/3.0`,
      ESP_DOUBLE_OPT_IN: "false",
      ESP_LIST_ID: listId,
      PUBLIC_URL: "https://www.larkfield.example",
    },
    /** Publishes an article with today's date at the site and a topic. */
    publish: (uid: string, topic: string) => {
      const article = sample.documents.find(({ id }) => id === "news-article_hy26-results");
      if (!article) throw new Error("The sample content has no half-year results");
      const date = new SiteDay().today();
      // The reference is that of another disclosure, without which this one would stay hidden.
      const opened = { embargo: null, release: null, exchange_reference: null, released: null };
      const data = { ...article.data, title: uid, date, topic, ...opened };
      store.saveDraft({ ...article, id: uid, uid, data });
      store.publish();
    },
    campaigns,
    /** Recipients of each sent campaign. */
    recipients: async () => {
      const sent = (await campaigns()).filter(({ status }) => status !== "save");
      return sent.map(({ id }) => recipientsOf(account, id).toSorted());
    },
  };
}

/** The content service's webhook after a publish. */
export const WEBHOOK = { type: "api-update", secret: SECRET };

/** Subscribers and their topics. */
export const READERS: Readonly<Record<string, readonly string[]>> = {
  "results@larkfield.example": ["Results"],
  "both@larkfield.example": ["News", "Results"],
  "news@larkfield.example": ["News"],
  "neither@larkfield.example": [],
};
