import type { JsonObject } from "../../../sandbox/content/json.ts";
import { posted } from "../../unit/http/site.ts";
import { startContent, startSite } from "./site.ts";
import { folderOfTest } from "./site-process.ts";

interface TestDocument {
  readonly id: string;
  readonly type: string;
  readonly uid?: string;
  readonly data: JsonObject;
}

export const HOME: TestDocument = { id: "home", type: "home", data: { title: "Home" } };

/** Site options with an office. */
export const OPTIONS: TestDocument = {
  id: "site-options",
  type: "site-options",
  data: { otherContactInformation: [{ title: "Office", content: [] }] },
};

/** A document of the type `page`, with its uid as its id. */
export function pageDocument(uid: string, data: JsonObject = { title: uid }): TestDocument {
  return { id: uid, type: "page", uid, data };
}

/** A link to a document whose id is its type and its uid. */
export const linkTo = (type: string, uid: string) => ({
  link_type: "Document",
  id: `${type}_${uid}`,
  type,
  uid,
});

/** A slice as it is stored. */
export const slice = (slice_type: string, primary: JsonObject = {}, variation = "default") => ({
  slice_type,
  variation,
  primary,
  items: [],
});

/** A site with a content service of these documents over HTTP, whose requests are recorded. */
export async function siteOfDocuments(documents: readonly TestDocument[]) {
  const { store, asked, service, environment } = await startContent(documents);
  const DATA_DIR = await folderOfTest();
  const start = () =>
    startSite({ ...environment, CONTENT_WEBHOOK_SECRET: "secret", DATA_DIR }, { level: "warn" });
  let opened = await start();
  await opened.site.inject("/");
  return {
    store,
    service,
    /** The addresses of all requests to the content service. */
    asked: () => asked.map(({ url }) => url),
    /** What the site has logged as a warning or an error. */
    warnings: opened.records,
    answerAt: async (url: string) => {
      const { statusCode, headers } = await opened.site.inject(url);
      return [statusCode, headers.location];
    },
    bodyAt: (url: string) => opened.bodyAt(url),
    /** Publishes all drafts and withdrawals, until visitors read them. */
    publish: async () => {
      store.publish();
      const webhook = { type: "api-update", secret: "secret" };
      await opened.site.inject(posted("/api/webhooks/content", webhook));
    },
    /** Starts the next process with the same data folder. */
    restart: async () => {
      await opened.site.close();
      opened = await start();
    },
  };
}
