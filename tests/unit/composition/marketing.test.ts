import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { readConfig } from "../../../src/composition/config.ts";
import { siteMarketing } from "../../../src/composition/marketing.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

it("tells the operator when the marketing provider throttles calls", async () => {
  let calls = 0;
  const provider = createServer((_request, response) => {
    const status = calls++ === 0 ? 429 : 200;
    response.writeHead(status, { "content-type": "application/json", "retry-after": "0" }).end("{}");
  });
  onTestFinished(() => void provider.close());
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  const { port } = provider.address() as AddressInfo;
  const config = readConfig({
    ESP_API_KEY: "k-us19",
    ESP_LIST_ID: "abc",
    ESP_BASE_URL: `http://127.0.0.1:${port}/3.0`,
  });
  const [count, warn] = [vi.fn(), vi.fn()];
  const operator = { log: { ...silentLog, warn }, meter: { ...silentMeter, count } };
  const marketing = siteMarketing(config, operator);
  onTestFinished(() => marketing?.close());
  const list = await marketing?.openList();
  await list?.marketing.lists.get({ list_id: "abc" });
  expect(count.mock.calls).toEqual([["marketing_calls_throttled_total", {}]]);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ concurrency: 9 }),
    expect.stringContaining("throttles"),
  );
});
