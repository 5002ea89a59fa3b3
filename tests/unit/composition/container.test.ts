import { describe, expect, it, onTestFinished, vi } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import { AnnouncementWatch } from "../../../src/adapters/announcements/announcement-watch.ts";
import { CombinedAnnouncements } from "../../../src/adapters/announcements/combined-announcements.ts";
import { RateLimitFile } from "../../../src/adapters/rate-limits/rate-limit-file.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { ALL_CAPABILITIES } from "../../../src/composition/capabilities.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { siteMarketing } from "../../../src/composition/marketing.ts";
import { previewToolbarOf } from "../../../src/composition/preview-toolbar.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { createSandbox } from "../../../src/composition/sandbox.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { startServer } from "../../contract/local-server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const PROVIDER = { ESP_API_KEY: "k-us19", ESP_LIST_ID: "abc" };

describe("the container", () => {
  it("counts the confirmations of a day where the next start finds them", async () => {
    const DATA_DIR = temporaryFolder();
    const counted: number[] = [];
    for (const _start of [1, 2]) {
      const container = createContainer(readConfig({ ...PROVIDER, DATA_DIR }));
      const { count } = await container.resolve(tokens.dailyRateLimitStore).count("confirmations x", 60_000);
      counted.push(count);
      container.resolve(RateLimitFile).close();
    }
    expect(counted).toEqual([1, 2]);
  });

  it("has several sources of announcements as one", () => {
    const feeds = ["https://asx.example/feed", "https://nzx.example/feed"];
    const announcementsOf = (...configured: readonly string[]) =>
      createContainer(readConfig({ ANNOUNCEMENTS_FEED: configured.join("\n") })).resolve(
        tokens.announcements,
      );
    expect(announcementsOf(...feeds)).toBeInstanceOf(CombinedAnnouncements);
    expect(announcementsOf(...feeds.slice(0, 1))).toBeInstanceOf(AnnouncementWatch);
  });

  it("shares one client of the marketing provider", async () => {
    const newsletter = { to: "sandbox", doubleOptIn: true } as const;
    const container = createContainer({ ...readConfig({}), newsletter });
    const address = "reader@larkfield.example";
    expect(await container.resolve(SubscribeNewsletter).run({ address })).toBe("signed-up");
    const list = await container.resolve(tokens.marketing)?.openList();
    const { members } = (await list?.marketing.lists.members.list({ list_id: list.listId })) ?? {};
    expect(members).toMatchObject([{ email_address: address }]);
  });
});

it("tells the operator when the marketing provider throttles calls", async () => {
  let calls = 0;
  const { host } = await startServer((_request, response) => {
    const status = calls++ === 0 ? 429 : 200;
    response.writeHead(status, { "content-type": "application/json", "retry-after": "0" }).end("{}");
  });
  const config = readConfig({ ...PROVIDER, ESP_BASE_URL: `http://${host}/3.0` });
  const count = vi.fn();
  const warn = vi.fn();
  const operator = { log: { ...silentLog, warn }, meter: { ...silentMeter, count } };
  const marketing = siteMarketing(config, operator);
  onTestFinished(() => marketing?.close());
  const list = await marketing?.openList();
  await list?.marketing.lists.get({ list_id: "abc" });
  expect(count.mock.calls).toEqual([["marketing_calls_throttled_total", {}]]);
  expect(warn.mock.calls).toMatchObject([[{ concurrency: 8 }, expect.stringContaining("throttles")]]);
});

const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
const ELSEWHERE = "http://localhost:3001/api/v2";

it.each([
  [
    "is the provider's, with the repository's name from the host",
    { CONTENT_API_ENDPOINT },
    {
      src: "https://static.cdn.prismic.io/prismic.js?new=true&repo=larkfield",
      hosts: ["larkfield.prismic.io", "larkfield.cdn.prismic.io"],
    },
  ],
  [
    "can be configured",
    { CONTENT_API_ENDPOINT: ELSEWHERE, CONTENT_PREVIEW_TOOLBAR: "http://localhost:3001/toolbar.js" },
    {
      src: "http://localhost:3001/toolbar.js?new=true&repo=localhost",
      hosts: ["localhost.prismic.io", "localhost:3001"],
    },
  ],
  ["is absent if it is disabled", { CONTENT_API_ENDPOINT, CONTENT_PREVIEW_TOOLBAR: "off" }, undefined],
  ["is absent if the content service is unknown", { CONTENT_API_ENDPOINT: ELSEWHERE }, undefined],
  ["is the sandbox's by default", {}, { src: `/sandbox/toolbar.js?new=true&repo=${brand.repository}` }],
])("the editors' toolbar %s", (_case, environment, toolbar) => {
  const config = readConfig(environment);
  const sandbox =
    config.content.from === "sandbox"
      ? createSandbox({ capabilities: ALL_CAPABILITIES, switchedOff: [], locales })
      : undefined;
  expect(previewToolbarOf(config, sandbox)).toEqual(toolbar && expect.objectContaining(toolbar));
});
