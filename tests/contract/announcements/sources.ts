import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { announcementsFrom } from "../../../src/adapters/announcements/announcements-from.ts";
import { startServer } from "../local-server.ts";

/** An announcement as a test publishes it at a source. */
export interface Published {
  readonly reference: string;
  /** As the source writes it. */
  readonly releasedAt: string;
  readonly title: string;
  readonly kind?: string;
}

/** A made-up source with responses in a documented format. */
interface Format {
  readonly type: string;
  /** The company at a source of many. Default: the source is a feed of its own. */
  readonly edgar?: string;
  readonly body: (items: readonly Published[]) => string;
  /** A kind as it names it. */
  readonly kind: string;
}

export const CIK = "320193";
export const ISIN = "AU000000LKF1";

export const hrefOf = (reference: string) => `https://exchange.example/${encodeURIComponent(reference)}`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The columns of filings, by what differs from a filing of form 8-K. */
export function filings(items: readonly Published[]) {
  return {
    accessionNumber: items.map(({ reference }) => reference),
    filingDate: items.map(({ releasedAt }) => releasedAt.slice(0, 10)),
    acceptanceDateTime: items.map(({ releasedAt }) => releasedAt),
    form: items.map(({ kind = "8-K" }) => kind),
    items: items.map(() => ""),
    primaryDocument: items.map(() => "results.htm"),
    primaryDocDescription: items.map(({ kind = "8-K" }) => `FORM ${kind}`),
  };
}

const edgar: Format = {
  kind: "10-Q",
  type: "application/json",
  edgar: CIK,
  body: (items) =>
    JSON.stringify({ cik: CIK.padStart(10, "0"), filings: { recent: filings(items), files: [] } }),
};

const rss: Format = {
  kind: "Interim",
  type: "application/rss+xml",
  body: (items) => `<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:dc="http://dublincore.org/documents/dcmi-namespace/"><channel><title>News</title>
    <language>en-au</language>${items
      .map(
        ({ reference, releasedAt, title, kind = "Results" }) => `<item>
        <guid isPermaLink="true">${hrefOf(reference)}</guid><link>${hrefOf(reference)}</link>
        <category domain="https://www.globenewswire.com/rss/stock">ASX:LKF</category>
        <category domain="https://www.globenewswire.com/rss/ISIN">${ISIN}</category>
        <title>${escaped(title)}</title><description><![CDATA[<p>Text</p>]]></description>
        <pubDate>${releasedAt}</pubDate><dc:identifier>${escaped(reference)}</dc:identifier>
        <dc:contributor>Larkfield</dc:contributor><dc:subject>${escaped(kind)}</dc:subject></item>`,
      )
      .join("")}</channel></rss>`,
};

const atom: Format = {
  kind: "Interim",
  type: "application/atom+xml",
  body: (items) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-au"><title>News</title>${items
      .map(
        ({ reference, releasedAt, title, kind = "Results" }) => `<entry><id>${escaped(reference)}</id>
      <link rel="self" href="https://exchange.example/entry"/><link href="${hrefOf(reference)}"/>
      <title type="html">${escaped(title)}</title><category term="price-sensitive"/><category term="${kind}"/>
      <published>${releasedAt}</published><updated>2026-12-24T00:00:00Z</updated></entry>`,
      )
      .join("")}</feed>`,
};

const mfn: Format = {
  kind: "report:interim",
  type: "application/json",
  body: (items) =>
    JSON.stringify({
      version: "https://jsonfeed.org/version/1",
      items: items.map(({ reference, releasedAt, title, kind = "Results" }) => ({
        news_id: reference,
        url: hrefOf(reference),
        author: { entity_id: "1", name: "Larkfield", isins: [ISIN], leis: [] },
        properties: { lang: "en", type: "ir", tags: [":regulatory:mar", "sub:report", `sub:${kind}`] },
        content: { title, publish_date: releasedAt },
      })),
    }),
};

const cision: Format = {
  kind: "Interim",
  type: "application/json",
  body: (items) =>
    JSON.stringify({
      PageIndex: 1,
      Releases: items.map(({ reference, releasedAt, title, kind = "Results" }) => ({
        EncryptedId: reference,
        Title: title,
        PublishDate: releasedAt,
        CisionWireUrl: hrefOf(reference),
        InformationType: kind,
        LanguageCode: "en",
        IsRegulatory: true,
      })),
    }),
};

export const formats = { edgar, rss, atom, mfn, cision };

const company = {
  slug: "larkfield",
  email: { sender: "investors@larkfield.example" },
  timeZone: "Australia/Sydney",
  listings: [{ exchange: "ASX", mic: "XASX", ticker: "LKF", isin: ISIN, currency: "AUD" }],
};

/** Starts a source, which ends with the test. Its address has a key, and its time limit does not depend on the machine. */
export async function startSource(format: Format, timeoutMs = 60_000) {
  const items: Published[] = [];
  const requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const own: RequestListener = (_, response) =>
    void response.setHeader("content-type", format.type).end(format.body(items));
  let listener = own;
  const { host } = await startServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    listener(request, response);
  });
  return {
    announcements: announcementsFrom(
      format.edgar ? { edgar: format.edgar } : { feed: `http://${host}/feed?key=secret` },
      { company, edgarUrl: `http://${host}`, timeoutMs },
    ),
    host,
    items,
    /** What was requested, in order. */
    requests,
    /** Replaces the response to all requests. */
    respond: (next: RequestListener) => {
      listener = next;
    },
    /** Responds with a body from now on. */
    send: (body: string | Buffer) => {
      listener = (_, response) => void response.setHeader("content-type", format.type).end(body);
    },
    /** Responds with the items in the format of the source. */
    recover: () => {
      listener = own;
    },
  };
}
