import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { contentTargets } from "./content-targets.ts";
import { domainTargets } from "./domain-targets.ts";
import { Exchange } from "./exchange.ts";
import { siteCalls } from "./site-calls.ts";
import { SITE_ENVIRONMENT, siteTargets } from "./site-targets.ts";

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

// A small, reproducible part of `npm run fuzz`.
const seed = 20_260_819;

describe("the site handles any request", { timeout: 60_000 }, () => {
  const exchange = new Exchange();
  let site: SiteProcess;

  beforeAll(async () => {
    site = await SiteProcess.start(SITE_ENVIRONMENT);
  }, 60_000);

  afterAll(async () => {
    exchange.close();
    await site.stop();
  });

  it.each(siteTargets(() => ({ site, exchange })))("$name", async (target) => {
    expect((await target.run({ inputs: 60, seed })).failure).toBeUndefined();
  });

  it("all operations of the OpenAPI document are covered", async () => {
    const { paths } = descriptionSchema.parse(await (await fetch(`${site.origin}/api/openapi.json`)).json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.filter((call) => !siteCalls.some(({ name }) => name === call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
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
