import { describe, expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer, tokens } from "../../../src/composition/container.ts";
import { hasSample } from "../../configuration/sample.ts";
import { contentPage } from "../sample-pages.ts";

const config = readConfig({});

describe("the container", () => {
  it.skipIf(!hasSample)(
    "runs a use case with the sample content, without opening or closing anything",
    async () => {
      const container = createContainer({ config });
      const found = await container.resolve(tokens.useCases).loadPage.run({ path: "/company/leadership" });
      expect(found).toMatchObject({ outcome: "page", page: { type: "page", title: "Leadership" } });
    },
  );

  it("returns the same use cases each time", () => {
    const container = createContainer({ config });
    expect(container.resolve(tokens.useCases)).toBe(container.resolve(tokens.useCases));
  });

  it("allows tests to replace an adapter", async () => {
    const container = createContainer({ config });
    const content = new InMemoryContentRepository({ pages: [contentPage("swapped")] });
    container.register(tokens.contentRepository, { useValue: content });
    expect(await container.resolve(tokens.useCases).loadPage.run({ path: "/swapped" })).toMatchObject({
      outcome: "page",
    });
  });
});
