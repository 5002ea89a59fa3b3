import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { unhurried } from "../contract/site/site-process.ts";
import { contentTargets } from "./content-targets.ts";
import { domainTargets } from "./domain-targets.ts";
import { Exchange } from "./exchange.ts";
import { SITE_ENVIRONMENT, siteTargets } from "./site-targets.ts";

// A small, reproducible part of `npm run fuzz`.
const seed = 20_260_819;

describe("the site handles any request", { timeout: 60_000 }, () => {
  const exchange = new Exchange();
  let site: SiteProcess;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fuzz-"));
    const NODE_OPTIONS = (await unhurried(folder)).join(" ");
    site = await SiteProcess.start({ ...SITE_ENVIRONMENT, NODE_OPTIONS });
  }, 60_000);

  afterAll(async () => {
    exchange.close();
    await site.stop();
    await rm(folder, { recursive: true });
  });

  it.each(siteTargets(() => ({ site, exchange })))("$name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });

  it("no error has been logged", () => {
    expect(site.errors).toEqual([]);
  });
});

describe("parsers handle any text", { timeout: 30_000 }, () => {
  it.each(domainTargets)("$name", async (target) => {
    expect((await target.run({ inputs: 300, seed })).failure).toBeUndefined();
  });
});

describe("the site handles any content", { timeout: 60_000 }, async () => {
  it.each(await contentTargets())("$name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });
});
