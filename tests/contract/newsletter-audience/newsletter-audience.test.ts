import { describe } from "vitest";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { TopicInterests } from "../../../src/adapters/marketing-audience/topic-interests.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { marketingAudience } from "../../unit/newsletter-audience.ts";
import { addressOf, newsletterAudienceContract, type Subject } from "./contract.ts";

/** The provider does not believe in two dots in a row. */
const UNREAL = addressOf("a..b@larkfield.example");

async function inMemory(): Promise<Subject> {
  const audience = new InMemoryNewsletterAudience();
  audience.refuse(UNREAL, "implausible-address");
  return {
    audience,
    addresses: async () => audience.addresses,
    topicsOf: async (address) => audience.topicsOf(address),
    languageOf: async (address) => audience.languageOf(address),
    fail: (isFailing) => audience.fail(isFailing),
    refuse: async (address) => audience.refuse(address),
    unreal: UNREAL,
  };
}

/** Its list has a merge field that sign-ups do not fill in. */
async function atProvider(): Promise<Subject> {
  const { audience, api, listId, fail } = await marketingAudience();
  const body = { name: "Company", type: "text", required: true } as const;
  await api.lists.mergeFields.create({ list_id: listId, body });
  return {
    audience,
    addresses: async () => {
      const { members } = await api.lists.members.list({ list_id: listId, count: 1000 });
      return members.map((member) => member.email_address);
    },
    topicsOf: async (address) => {
      const { interests } = await api.lists.members.get({ list_id: listId, subscriber_hash: address });
      const all = await new TopicInterests(async () => ({ marketing: api, listId }), silentLog, "Alerts").all(
        {},
      );
      return all.filter(({ id }) => interests[id]).map(({ name }) => name);
    },
    languageOf: async (address) => {
      const { language } = await api.lists.members.get({ list_id: listId, subscriber_hash: address });
      return language === "" ? undefined : language;
    },
    fail,
    refuse: async (address) => {
      await api.lists.members.deletePermanent({ list_id: listId, subscriber_hash: address });
    },
    unreal: UNREAL,
  };
}

describe("an audience in memory", () => newsletterAudienceContract(inMemory));

describe("an audience at the marketing provider whose list requires a merge field", () =>
  newsletterAudienceContract(atProvider));
