import { beforeAll, describe, expect, it } from "vitest";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { openedForAll } from "../contract/site/site.ts";
import { folderOfTest, unhurried } from "../contract/site/site-process.ts";
import { contentTargets } from "./content-targets.ts";
import { Exchange } from "./exchange.ts";
import { SITE_ENVIRONMENT, siteTargets } from "./site-targets.ts";

// A small, reproducible part of `npm run fuzz`.
const seed = 20_260_819;

describe("the site handles any request", { timeout: 60_000 }, () => {
  const exchange = new Exchange();
  const { onClose, close } = openedForAll();
  let site: SiteProcess;

  beforeAll(async () => {
    const NODE_OPTIONS = (await unhurried(await folderOfTest(onClose))).join(" ");
    site = await SiteProcess.start({ ...SITE_ENVIRONMENT, NODE_OPTIONS });
    onClose(async () => void (await site.stop()));
    onClose(async () => exchange.close());
    return close;
  }, 60_000);

  it.each(siteTargets(() => ({ site, exchange })))("$name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });

  it("no error has been logged", () => {
    expect(site.errors).toEqual([]);
  });
});

describe("the site handles any content", { timeout: 60_000 }, async () => {
  it.each(await contentTargets())("$name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });
});
