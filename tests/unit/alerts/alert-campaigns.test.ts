import { beforeEach, describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { AlertCampaigns } from "../../../src/adapters/marketing-audience/alert-campaigns.ts";
import { MarketingAudience } from "../../../src/adapters/marketing-audience/marketing-audience.ts";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import type { Announcement } from "../../../src/domain/alerts/announcement.ts";
import { type Alert, AlertSenderError } from "../../../src/ports/alert-sender.ts";
import { silentLog } from "../../../src/ports/log.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { createList } from "../newsletter-audience.ts";

const SITE = { name: "Larkfield Group", publicUrl: "https://www.larkfield.example" };
const RESULTS: Announcement = {
  id: "a",
  topic: "Results",
  title: "Half-year results",
  summary: "Revenue rose.",
  href: "/news/results",
  files: [],
  address: "/news/results",
  publishedAt: 0,
};
const NEWS: Announcement = { ...RESULTS, id: "b", topic: "News", title: "A new terminal", href: "/news/new" };
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

function sender({ marketing = account.api, mode = "send" as "draft" | "send" } = {}): AlertCampaigns {
  return new AlertCampaigns({ openList: async () => ({ marketing, listId }), mode, site: SITE });
}

const send = (through: AlertCampaigns, alert = ALERT) =>
  through.send(alert, { signal: new AbortController().signal });

const BOTH: Alert = { ...ALERT, topics: ["News", "Results"], announcements: [RESULTS, NEWS] };

const campaigns = async () => (await account.api.campaigns.list({ list_id: listId, count: 100 })).campaigns;

async function recipients(): Promise<readonly (readonly string[])[]> {
  const reports = (await campaigns()).map(({ id }) => account.api.reports.sentTo.list({ campaign_id: id }));
  return (await Promise.all(reports)).map(({ sent_to }) => sent_to.map(({ email_address }) => email_address));
}

/** Who got which subject, by campaign. */
async function mails(): Promise<Readonly<Record<string, readonly string[]>>> {
  const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
  const readers = await recipients();
  return Object.fromEntries(subjects.map((subject, index) => [subject, readers[index]?.toSorted() ?? []]));
}

beforeEach(async () => {
  account = createInMemoryMarketingApi();
  listId = await createList(account.api);
  const audience = new MarketingAudience({
    openList: async () => ({ marketing: account.api, listId }),
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
    expect(await send(sender())).toBe("sent");
    const [campaign] = await campaigns();
    expect(campaign?.settings).toMatchObject({
      title: "www.larkfield.example alert 2026-11-23T02:00Z Results",
      subject_line: "Half-year results",
      preview_text: "Revenue rose.",
      from_name: "L",
      reply_to: "news@larkfield.example",
    });
    expect(campaign?.tracking).toMatchObject({ opens: false, html_clicks: false, text_clicks: false });
    expect((await recipients()).map((some) => some.toSorted())).toEqual([
      ["both@larkfield.example", "results@larkfield.example"],
    ]);
  });

  it("remains a draft with its content in draft mode", async () => {
    expect(await send(sender({ mode: "draft" }))).toBe("drafted");
    const [campaign] = await campaigns();
    expect(campaign?.status).toBe("save");
    const content = await account.api.campaigns.content.get({ campaign_id: campaign?.id ?? "" });
    expect(content).toMatchObject({
      html: expect.stringContaining("Half-year results"),
      plain_text: expect.stringContaining("https://www.larkfield.example/news/results"),
    });
  });

  it("creates no campaign if its topic has no subscribers", async () => {
    const announcements = [{ ...RESULTS, topic: "Governance" }];
    expect(await send(sender(), { ...ALERT, topics: ["Governance"], announcements })).toBe("no-subscribers");
    expect(await campaigns()).toEqual([]);
  });

  it("is not changed after somebody has sent it manually", async () => {
    await send(sender({ mode: "draft" }));
    const [campaign] = await campaigns();
    await account.api.campaigns.send({ campaign_id: campaign?.id ?? "" });
    expect(await send(sender())).toBe("sent");
    expect(await recipients()).toHaveLength(1);
  });

  it("is also sent to subscribers of a duplicate interest", async () => {
    const { categories } = await account.api.lists.interestCategories.list({ list_id: listId });
    const { id } = await account.api.lists.interestCategories.interests.create({
      list_id: listId,
      interest_category_id: categories[0]?.id ?? "",
      body: { name: "Results" },
    });
    const member = { list_id: listId, subscriber_hash: "none@larkfield.example" };
    await account.api.lists.members.update({ ...member, body: { interests: { [id]: true } } });
    await send(sender());
    expect((await recipients())[0]?.toSorted()).toEqual([
      "both@larkfield.example",
      "none@larkfield.example",
      "results@larkfield.example",
    ]);
  });
});

describe("an alert about two topics", () => {
  it("is one e-mail to each of their subscribers, with what they have chosen", async () => {
    for (let times = 0; times < 2; times++) expect(await send(sender(), BOTH)).toBe("sent");
    expect(await mails()).toEqual({
      "A new terminal": ["news@larkfield.example"],
      "Half-year results": ["results@larkfield.example"],
      "Half-year results, and 1 more": ["both@larkfield.example"],
    });
  });

  it("leaves a PDF document to the article that lists it, where its reader gets both", async () => {
    const file = { title: "Announcement", href: "https://files.example/r.pdf" };
    const pdf = { ...NEWS, title: "Announcement", href: undefined, files: [file] };
    await send(sender(), { ...BOTH, announcements: [{ ...RESULTS, files: [file] }, pdf] });
    const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
    expect(subjects.toSorted()).toEqual(["Announcement", "Half-year results", "Half-year results"]);
  });

  it("leaves what the exchange has released to the article of it, which is price-sensitive then, too", async () => {
    const released = { id: "exchange 06A 1234", title: "06A-1234", href: undefined, isPriceSensitive: true };
    const exchange = {
      ...NEWS,
      ...released,
      reference: "06A 1234",
      files: [{ title: "", href: "https://a.example/" }],
    };
    await send(sender(), { ...BOTH, announcements: [{ ...RESULTS, reference: "06a1234" }, exchange] });
    const subjects = (await campaigns()).map(({ settings }) => settings.subject_line);
    expect(subjects.toSorted()).toEqual([
      "Half-year results",
      "Price-sensitive: 06A-1234",
      "Price-sensitive: Half-year results",
    ]);
  });

  it("sends nothing to an audience that nobody is in", async () => {
    const member = { list_id: listId, subscriber_hash: "both@larkfield.example" };
    await account.api.lists.members.update({ ...member, body: { status: "unsubscribed" } });
    expect(await send(sender(), BOTH)).toBe("sent");
    expect(Object.values(await mails())).toEqual([["news@larkfield.example"], ["results@larkfield.example"]]);
  });

  it("reaches nobody twice whose first campaign was sent before a document was withdrawn", async () => {
    const marketing = failingAt("campaigns.send", "before");
    await expect(send(sender({ marketing }), BOTH)).rejects.toBeInstanceOf(AlertSenderError);
    await send(sender(), { ...BOTH, announcements: [NEWS] });
    await send(sender(), { ...BOTH, announcements: [NEWS] });
    expect((await recipients()).flat().toSorted()).toEqual([
      "both@larkfield.example",
      "news@larkfield.example",
    ]);
  });

  it("tells the subscribers of a topic apart that stands in two groups", async () => {
    const { id: category } = await account.api.lists.interestCategories.create({
      list_id: listId,
      body: { title: "alerts", type: "checkboxes" },
    });
    await account.api.lists.interestCategories.update({
      list_id: listId,
      interest_category_id: category,
      body: { title: "Alerts", type: "checkboxes" },
    });
    const { id } = await account.api.lists.interestCategories.interests.create({
      list_id: listId,
      interest_category_id: category,
      body: { name: "Results" },
    });
    for (const name of ["none", "both"])
      await account.api.lists.members.update({
        list_id: listId,
        subscriber_hash: `${name}@larkfield.example`,
        body: { interests: { [id]: true } },
      });
    await send(sender(), BOTH);
    expect((await recipients()).flat().toSorted()).toEqual([
      "both@larkfield.example",
      "news@larkfield.example",
      "none@larkfield.example",
      "results@larkfield.example",
    ]);
  });
});

it("an alert about more topics than members are told apart by is one campaign to all who chose any", async () => {
  const topics = ["News", "Results", "Dividends", "Governance", "People"];
  await send(sender(), { ...BOTH, topics });
  expect(await mails()).toEqual({
    "Half-year results, and 1 more": [
      "both@larkfield.example",
      "news@larkfield.example",
      "results@larkfield.example",
    ],
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
      const failing = sender({ marketing: failingAt(operation, when) });
      const outcome = await send(failing, alert).catch((error: unknown) => error);
      // The campaign was sent, although the response was lost.
      const isKnown = operation === "campaigns.send" && when === "after";
      if (isKnown) expect(outcome).toBe("sent");
      else expect(outcome).toBeInstanceOf(AlertSenderError);
      expect(await send(sender(), alert)).toBe("sent");
      expect(await send(failing, alert)).toBe("sent");
    }
    expect((await recipients()).map((some) => some.length)).toEqual([2, 2]);
  });

  it("also if two processes create it at the same time", async () => {
    let isRaced = false;
    const racing = createMarketingApi(async (request, options) => {
      if (request.name === "campaigns.create" && !isRaced) {
        isRaced = true;
        await send(sender());
      }
      return account.perform(request, options);
    });
    expect(await send(sender({ marketing: racing }))).toBe("sent");
    expect(await recipients()).toHaveLength(1);
  });

  it("also if many processes send it at the same time", async () => {
    await Promise.all(Array.from({ length: 5 }, () => send(sender())));
    expect((await recipients()).map((some) => some.length)).toEqual([2]);
  });
});

describe("three kinds of failure are distinguished", () => {
  it("invalid arguments of a call are a bug", async () => {
    const nowhere = new AlertCampaigns({
      openList: async () => ({ marketing: account.api, listId: "" }),
      mode: "send",
      site: SITE,
    });
    await expect(send(nowhere)).rejects.toBeInstanceOf(MarketingApiError);
  });
});
