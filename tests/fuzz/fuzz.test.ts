import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { contentTargets } from "./content-targets.ts";
import { domainTargets } from "./domain-targets.ts";
import { Exchange } from "./exchange.ts";
import { siteCalls } from "./site-calls.ts";
import { SITE_ENVIRONMENT, siteTargets } from "./site-targets.ts";

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

// A small part of what `npm run fuzz` tries, the same each time.
const seed = 20_260_819;

describe("whatever comes over the wire", { timeout: 60_000 }, () => {
  const exchange = new Exchange();
  let site: SiteProcess;

  beforeAll(async () => {
    site = await SiteProcess.start(SITE_ENVIRONMENT);
  }, 60_000);

  afterAll(async () => {
    exchange.close();
    await site.stop();
  });

  it.each(siteTargets(() => ({ site, exchange })))("stands: $name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });

  it("comes to every call that the API describes", async () => {
    const { paths } = descriptionSchema.parse(await (await fetch(`${site.origin}/api/openapi.json`)).json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.filter((call) => !siteCalls.some(({ name }) => name === call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
  });

  it("brought about no error that the operator would be told of", () => {
    expect(site.errors).toEqual([]);
  });
});

describe("whatever text is taken for", { timeout: 30_000 }, () => {
  it.each(domainTargets)("stands: $name", async (target) => {
    expect((await target.run({ inputs: 300, seed })).failure).toBeUndefined();
  });
});

describe("whatever stands in content", { timeout: 60_000 }, async () => {
  it.each(await contentTargets())("stands: $name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });
});
