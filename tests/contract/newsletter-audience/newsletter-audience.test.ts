import { describe } from "vitest";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { TopicInterests } from "../../../src/adapters/marketing-audience/topic-interests.ts";
import { marketingAudience } from "../../unit/newsletter-audience.ts";
import { newsletterAudienceContract, type Subject } from "./contract.ts";

async function inMemory(): Promise<Subject> {
  const audience = new InMemoryNewsletterAudience();
  return {
    audience,
    addresses: async () => audience.addresses,
    topicsOf: async (address) => audience.topicsOf(address),
    fail: (isFailing) => audience.fail(isFailing),
    refuse: async (address) => audience.refuse(address),
  };
}

async function atProvider(): Promise<Subject> {
  const { audience, api, listId, fail } = await marketingAudience();
  return {
    audience,
    addresses: async () => {
      const { members } = await api.lists.members.list({ list_id: listId, count: 1000 });
      return members.map((member) => member.email_address);
    },
    topicsOf: async (address) => {
      const { interests } = await api.lists.members.get({ list_id: listId, subscriber_hash: address });
      const all = await new TopicInterests({ marketing: api, listId }).all({});
      return all.filter(({ id }) => interests[id]).map(({ name }) => name);
    },
    fail,
    refuse: async (address) => {
      await api.lists.members.deletePermanent({ list_id: listId, subscriber_hash: address });
    },
  };
}

describe("an audience in memory", () => newsletterAudienceContract(inMemory));

describe("an audience at the marketing provider", () => newsletterAudienceContract(atProvider));
