import { beforeEach, describe, expect, it } from "vitest";
import { locales } from "../../../brand/locales.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { AlertCampaigns } from "../../../src/adapters/marketing-audience/alert-campaigns.ts";
import { MarketingAudience } from "../../../src/adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import type { AlertEntry } from "../../../src/domain/alerts/alert-entry.ts";
import { type Alert, AlertSenderError } from "../../../src/ports/alert-sender.ts";
import { silentLog } from "../../../src/ports/log.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { WITH_GERMAN } from "../languages.ts";
import { createList, recipientsOf } from "../newsletter-audience.ts";

const SITE = { name: "Larkfield Group", publicUrl: "https://www.larkfield.example" };
const RESULTS: AlertEntry = {
  id: "a",
  topic: "Results",
  title: "Half-year results",
  summary: "Revenue rose.",
  href: "/news/results",
  files: [],
  address: "/news/results",
  publishedAt: 0,
};
const NEWS: AlertEntry = { ...RESULTS, id: "b", topic: "News", title: "A new terminal", href: "/news/new" };
const ALERT: Alert = {
  key: "2026-11-23T02:00Z",
  topics: ["Results"],
  announcements: [RESULTS],
  postalAddress: ["80 Petrie Crossing"],
};

let account: ReturnType<typeof createInMemoryMarketingApi>;
let listId: string;

/** A client with a failing call: either the request is not performed, or its response is lost. */
function failingAt(operation: string, when: "before" | "after"): MarketingApi {
  let isOver = false;
  return createMarketingApi(async (request, options) => {
    if (request.name !== operation || isOver) return account.perform(request, options);
    isOver = true;
    if (when === "after") await account.perform(request, options);
    throw new MarketingApiError("network", operation, "the connection was reset");
  });
}

interface Attempt {
  readonly alert?: Alert;
  /** Default: that of the account. */
  readonly marketing?: MarketingApi;
  readonly mode?: "draft" | "send";
  readonly to?: string;
  /** Whom it is for. Default: everybody, in the language of the brand. */
  readonly language?: Pick<ConstructorParameters<typeof AlertCampaigns>[0], "locale" | "members">;
  /** Default: it is the last one, so that nothing waits for recipients. */
  readonly isLastLook?: boolean;
}

function send({
  alert = ALERT,
  marketing = account.api,
  mode = "send",
  to = listId,
  isLastLook = true,
  language = { locale: locales[0] },
}: Attempt = {}) {
  const openList = async () => ({ marketing, listId: to });
  const common = { openList, mode, site: SITE, mainLocale: locales[0], log: silentLog };
  const campaigns = new AlertCampaigns({ ...common, ...language });
  return campaigns.send(alert, { signal: new AbortController().signal, isLastLook });
}

const BOTH: Alert = { ...ALERT, topics: ["News", "Results"], announcements: [RESULTS, NEWS] };

const campaigns = async () => (await account.api.campaigns.list({ list_id: listId, count: 100 })).campaigns;

async function recipients(): Promise<readonly (readonly string[])[]> {
  const all = (await campaigns()).map(({ id }) => recipientsOf(account, id));
  return all.map((addresses) => addresses.map((one) => one.replace("@larkfield.example", "")).toSorted());
}

async function mails(): Promise<Readonly<Record<string, readonly string[]>>> {
  const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
  const readers = await recipients();
  return Object.fromEntries(subjects.map((subject, index) => [subject, readers[index] ?? []]));
}

const memberOf = (name: string) => ({ list_id: listId, subscriber_hash: `${name}@larkfield.example` });

/** Adds another interest “Results” to a group, and members who have chosen it. */
async function addResults(category: string, ...names: readonly string[]): Promise<void> {
  const group = { list_id: listId, interest_category_id: category };
  const { interests } = account.api.lists.interestCategories;
  const { id } = await interests.create({ ...group, body: { name: "Results" } });
  for (const name of names)
    await account.api.lists.members.update({ ...memberOf(name), body: { interests: { [id]: true } } });
}

beforeEach(async () => {
  account = createInMemoryMarketingApi();
  listId = await createList(account.api);
  const audience = new MarketingAudience({
    openList: async () => ({ marketing: account.api, listId }),
    locale: locales[0],
    hasDoubleOptIn: false,
    rateLimitStore: new LocalRateLimitStore(),
    log: silentLog,
  });
  const subscribers = { results: ["Results"], both: ["News", "Results"], news: ["News"], none: [] };
  for (const [name, topics] of Object.entries(subscribers))
    await audience.subscribe(addressOf(`${name}@larkfield.example`), { timeoutMs: 9_000, topics });
});

describe("an alert at the provider", () => {
  it("is a campaign to exactly the subscribers of its topic, from the list's default sender", async () => {
    expect(await send()).toBe("sent");
    const settings = {
      title: "www.larkfield.example alert 2026-11-23T02:00Z Results",
      subject_line: "Half-year results",
      preview_text: "Revenue rose.",
      from_name: "Larkfield Group",
      reply_to: "news@larkfield.example",
    };
    const tracking = { opens: false, html_clicks: false, text_clicks: false };
    expect(await campaigns()).toMatchObject([{ settings, tracking }]);
    expect(await recipients()).toEqual([["both", "results"]]);
  });

  it("remains a draft with its content in draft mode, and is not changed after somebody has sent it", async () => {
    expect(await send({ mode: "draft" })).toBe("drafted");
    const [{ id = "", status } = {}] = await campaigns();
    expect(status).toBe("save");
    expect(await account.api.campaigns.content.get({ campaign_id: id })).toMatchObject({
      html: expect.stringContaining("Half-year results"),
      plain_text: expect.stringContaining("https://www.larkfield.example/news/results"),
    });
    await account.api.campaigns.send({ campaign_id: id });
    expect(await send()).toBe("sent");
    expect(await recipients()).toHaveLength(1);
  });

  it("leaves no campaign if its topic has no subscribers, at the last look", async () => {
    const announcements = [{ ...RESULTS, topic: "Governance" }];
    const alert = { ...ALERT, topics: ["Governance"], announcements };
    // One that was just made has not been counted, so even a last look at it proves nothing.
    expect(await send({ alert })).toBe("no-recipients-yet");
    expect(await send({ alert, isLastLook: false })).toBe("no-recipients-yet");
    expect(await campaigns()).toHaveLength(1);
    expect(await send({ alert })).toBe("no-subscribers");
    expect(await campaigns()).toEqual([]);
  });
});

describe("an alert about two topics", () => {
  it("is one e-mail to each of their subscribers, with what they have chosen", async () => {
    for (let times = 0; times < 2; times++) expect(await send({ alert: BOTH })).toBe("sent");
    expect(await mails()).toEqual({
      "A new terminal": ["news"],
      "Half-year results": ["results"],
      "Half-year results, and 1 more": ["both"],
    });
  });

  it("leaves a PDF document to the article that lists it, where its reader gets both", async () => {
    const file = { title: "Announcement", href: "https://files.example/r.pdf" };
    const pdf = { ...NEWS, title: "Announcement", href: undefined, files: [file] };
    await send({ alert: { ...BOTH, announcements: [{ ...RESULTS, files: [file] }, pdf] } });
    const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
    expect(subjects.toSorted()).toEqual(["Announcement", "Half-year results", "Half-year results"]);
  });

  it("leaves what the exchange has released to the article of it, which is price-sensitive then, too", async () => {
    const released = { id: "exchange 06A 1234", title: "06A-1234", href: undefined, isPriceSensitive: true };
    const exchange = {
      ...NEWS,
      ...released,
      references: ["06A 1234"],
      files: [{ title: "", href: "https://a.example/" }],
    };
    await send({ alert: { ...BOTH, announcements: [{ ...RESULTS, references: ["06a1234"] }, exchange] } });
    const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
    expect(subjects.toSorted()).toEqual([
      "Half-year results",
      "Price-sensitive: 06A-1234",
      "Price-sensitive: Half-year results",
    ]);
  });

  it("sends nothing to an audience that nobody is in", async () => {
    await account.api.lists.members.update({ ...memberOf("both"), body: { status: "unsubscribed" } });
    expect(await send({ alert: BOTH })).toBe("no-recipients-yet");
    expect(await send({ alert: BOTH })).toBe("sent");
    expect(await mails()).toEqual({ "A new terminal": ["news"], "Half-year results": ["results"] });
  });

  it("is sent to the others while an audience has no recipients yet, and to that one once it has", async () => {
    const both = { ...memberOf("both"), body: { status: "unsubscribed" as const } };
    await account.api.lists.members.update(both);
    for (let times = 0; times < 2; times++)
      expect(await send({ alert: BOTH, isLastLook: false })).toBe("no-recipients-yet");
    expect((await campaigns()).map(({ status }) => status).toSorted()).toEqual(["save", "sent", "sent"]);
    await account.api.lists.members.update({ ...both, body: { status: "subscribed" } });
    for (let times = 0; times < 2; times++) expect(await send({ alert: BOTH })).toBe("sent");
    expect(await mails()).toEqual({
      "A new terminal": ["news"],
      "Half-year results": ["results"],
      "Half-year results, and 1 more": ["both"],
    });
  });

  it("reaches nobody twice whose first campaign was sent before a document was withdrawn", async () => {
    const marketing = failingAt("campaigns.send", "before");
    await expect(send({ marketing, alert: BOTH })).rejects.toBeInstanceOf(AlertSenderError);
    const alert = { ...BOTH, announcements: [NEWS] };
    for (let times = 0; times < 2; times++) await send({ alert });
    expect((await recipients()).flat().toSorted()).toEqual(["both", "news"]);
  });

  it("tells the subscribers of a topic apart that stands in two groups", async () => {
    const { interestCategories } = account.api.lists;
    const titled = (title: string) => ({ list_id: listId, body: { title, type: "checkboxes" as const } });
    const { id } = await interestCategories.create(titled("alerts"));
    await interestCategories.update({ ...titled("Alerts"), interest_category_id: id });
    await addResults(id, "none", "both");
    for (let times = 0; times < 2; times++) await send({ alert: BOTH });
    expect((await recipients()).flat().toSorted()).toEqual(["both", "news", "none", "results"]);
  });
});

it("an alert about more topics than members are told apart by is one campaign to all who chose any", async () => {
  const topics = ["News", "Results", "Dividends", "Governance", "People"];
  await send({ alert: { ...BOTH, topics } });
  expect(await mails()).toEqual({ "Half-year results, and 1 more": ["both", "news", "results"] });
});

describe("an alert in several languages", () => {
  const [english, german] = WITH_GERMAN;
  const ENGLISH = { locale: english, members: { notOf: ["de"] } };
  const GERMAN = { locale: german, members: { of: "de" } };
  const setLanguage = (name: string, language: string) =>
    account.api.lists.members.update({ ...memberOf(name), body: { language } });

  beforeEach(async () => {
    await setLanguage("both", "de");
    // Not one of the site.
    await setLanguage("news", "fr");
  });

  it("is a campaign to the members of each, and those of no other language get that of the default language", async () => {
    const topicNames = new Map([
      ["News", "Meldungen"],
      ["Results", "Ergebnisse"],
    ]);
    const announcements = [
      { ...RESULTS, title: "Halbjahreszahlen", language: "de", href: "/de/news/zahlen" },
    ];
    const inGerman = { ...BOTH, announcements, topicNames };
    // Of the combinations that nobody has chosen, the first look proves nothing.
    for (let look = 1; look <= 2; look++) {
      await send({ alert: BOTH, language: ENGLISH });
      await send({ alert: inGerman, language: GERMAN });
    }
    expect(await mails()).toEqual({
      "Half-year results": ["results"],
      "A new terminal": ["news"],
      Halbjahreszahlen: ["both"],
    });
    const sent = (await campaigns()).find(({ settings }) => settings.subject_line === "Halbjahreszahlen");
    expect(sent?.settings.title).toBe("www.larkfield.example alert 2026-11-23T02:00Z de News + Results");
    expect(await account.api.campaigns.content.get({ campaign_id: sent?.id ?? "" })).toMatchObject({
      html: expect.stringMatching(/<html lang="de-DE">.*Meldungen und Ergebnisse/s),
    });
  });

  it("is sent once each by a retry", async () => {
    for (const language of [ENGLISH, GERMAN, ENGLISH, GERMAN]) expect(await send({ language })).toBe("sent");
    expect(await recipients()).toEqual([["results"], ["both"]]);
  });

  it("about more topics than there are combinations of is one e-mail to the members of each", async () => {
    const topics = ["A", "B", "C", "News", "Results"];
    const alert = { ...BOTH, topics };
    for (const language of [ENGLISH, GERMAN]) expect(await send({ alert, language })).toBe("sent");
    expect(await recipients()).toEqual([["news", "results"], ["both"]]);
  });
});

describe("after any failed attempt, the next one sends exactly one campaign", () => {
  it.each([
    "lists.interestCategories.list",
    "campaigns.list",
    "lists.get",
    "campaigns.create",
    "campaigns.content.set",
    "campaigns.send",
  ])("where %s fails before or after it was done", async (operation) => {
    for (const when of ["before", "after"] as const) {
      const alert = { ...ALERT, key: when };
      const failing = { alert, marketing: failingAt(operation, when) };
      const outcome = await send(failing).catch((error: unknown) => error);
      // The campaign was sent, although the response was lost.
      const isKnown = operation === "campaigns.send" && when === "after";
      if (isKnown) expect(outcome).toBe("sent");
      else expect(outcome).toBeInstanceOf(AlertSenderError);
      for (const attempt of [{ alert }, failing]) expect(await send(attempt)).toBe("sent");
    }
    expect((await recipients()).map((some) => some.length)).toEqual([2, 2]);
  });

  it("also if two processes create it at the same time", async () => {
    let isRaced = false;
    const racing = createMarketingApi(async (request, options) => {
      if (request.name === "campaigns.create" && !isRaced) {
        isRaced = true;
        await send();
      }
      return account.perform(request, options);
    });
    expect(await send({ marketing: racing })).toBe("sent");
    expect(await recipients()).toHaveLength(1);
  });
});

it("invalid arguments of a call are a bug, and no failure of the provider", async () => {
  await expect(send({ to: "" })).rejects.toBeInstanceOf(MarketingApiError);
});
