import assert from "node:assert/strict";
import { beforeAll, describe, expect, it } from "vitest";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { clockOption } from "../configuration/clock.ts";
import { openedForAll } from "../contract/site/site.ts";
import { folderOfTest, unhurried } from "../contract/site/site-process.ts";
import { Exchange } from "./exchange.ts";
import { fuzz, TIMEOUT_MS } from "./fuzz.ts";
import { siteCalls, WEBHOOK_SECRET } from "./site-calls.ts";
import { assertSound } from "./sound-answer.ts";

/** Configuration in which the site has all calls, as often as anybody likes. */
const ENVIRONMENT = {
  RENDERINGS_PER_MINUTE: "0",
  SEARCHES_PER_MINUTE: "0",
  SIGN_UPS_PER_MINUTE: "0",
  WEBHOOKS_PER_MINUTE: "0",
  PREVIEWS_PER_MINUTE: "0",
  CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STYLEGUIDE: "true",
  WEB_VITALS_SHARE: "1",
};

describe("the site handles any request", { timeout: TIMEOUT_MS }, () => {
  const exchange = new Exchange();
  const { onClose, close } = openedForAll();
  let site: SiteProcess;

  beforeAll(async () => {
    const NODE_OPTIONS = [clockOption(), ...(await unhurried(await folderOfTest(onClose)))].join(" ");
    site = await SiteProcess.start({ ...ENVIRONMENT, NODE_OPTIONS });
    onClose(async () => void (await site.stop()));
    onClose(async () => exchange.close());
    return close;
  }, 60_000);

  it.concurrent.each(siteCalls)("$name", ({ requests }) =>
    fuzz(requests, async (request) => {
      const response = await exchange.send(site.origin, request);
      assert.ok(!site.hasEnded, "the process ended");
      if (response !== "cut") assertSound(request, response);
    }),
  );

  it("no error has been logged", () => {
    expect(site.errors).toEqual([]);
  });
});
