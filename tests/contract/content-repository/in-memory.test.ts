import { describe } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { contentRepositoryContract } from "./contract.ts";
import type { Subject } from "./refs-contract.ts";
import { type Scenario, scenario } from "./scenario.ts";

async function open({
  stored,
}: Scenario): Promise<Subject & { readonly content: InMemoryContentRepository }> {
  const content = new InMemoryContentRepository(stored("Our company"));
  return {
    content,
    publishCompanyTitle: async (title) => void content.publish(stored(title)),
    previewCompanyTitle: async (title) => content.preview(stored(title)),
    expire: async (ref) => content.expire(ref),
    breakDown: async () => content.fail(),
  };
}

describe("content in memory", () => contentRepositoryContract(open, scenario));
