import { describe, expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { RateLimitFile } from "../../../src/adapters/rate-limits/rate-limit-file.ts";
import { SignUpStore } from "../../../src/adapters/sign-up-store/sign-up-store.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { hasSample } from "../../configuration/sample.ts";
import { contentPage } from "../sample-pages.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const config = readConfig({});

describe("the container", () => {
  it.skipIf(!hasSample)(
    "runs a use case with the sample content, without opening or closing anything",
    async () => {
      const found = await createContainer(config).resolve(LoadPage).run({ path: "/company/leadership" });
      expect(found).toMatchObject({ outcome: "page", page: { type: "page", title: "Leadership" } });
    },
  );

  it("returns the same use case and the same adapter each time", () => {
    const container = createContainer(config);
    expect(container.resolve(LoadPage)).toBe(container.resolve(LoadPage));
    expect(container.resolve(tokens.newsletterAudience)).toBe(container.resolve(SignUpStore));
  });

  it("gives a child container its own use cases, with the adapters that the child replaces", async () => {
    const container = createContainer(config);
    const ofParent = container.resolve(LoadPage);
    const child = container.createChildContainer();
    const content = new InMemoryContentRepository({ pages: [contentPage("swapped")] });
    child.register(tokens.content, { useValue: content });
    expect(await child.resolve(LoadPage).run({ path: "/swapped" })).toMatchObject({ outcome: "page" });
    expect(container.resolve(LoadPage)).toBe(ofParent);
  });

  it("counts the confirmations of a day where the next start finds them", async () => {
    const DATA_DIR = temporaryFolder();
    const counted: number[] = [];
    for (const _start of [1, 2]) {
      const container = createContainer(readConfig({ ESP_API_KEY: "k-us19", ESP_LIST_ID: "abc", DATA_DIR }));
      const { count } = await container.resolve(tokens.dailyRateLimitStore).count("confirmations x", 60_000);
      counted.push(count);
      container.resolve(RateLimitFile).close();
    }
    expect(counted).toEqual([1, 2]);
  });

  it("shares one client of the marketing provider", async () => {
    const container = createContainer(readConfig({ ALERTS: "send" }));
    const address = "reader@larkfield.example";
    expect(await container.resolve(SubscribeNewsletter).run({ address })).toBe("signed-up");
    const list = await container.resolve(tokens.marketing)?.openList();
    const { members } = (await list?.marketing.lists.members.list({ list_id: list.listId })) ?? {};
    expect(members).toMatchObject([{ email_address: address }]);
  });
});
