import { describe } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { contentRepositoryContract, type Subject } from "./contract.ts";
import { type Scenario, scenario } from "./scenario.ts";

async function open({
  stored,
}: Scenario): Promise<Subject & { readonly content: InMemoryContentRepository }> {
  const content = new InMemoryContentRepository(stored("Our company"));
  return {
    content,
    publishCompanyTitle: async (title) => void content.publish(stored(title)),
    breakDown: async () => content.fail(),
  };
}

describe("content in memory", () => contentRepositoryContract(open, scenario));
