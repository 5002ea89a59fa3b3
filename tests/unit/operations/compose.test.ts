import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sandboxVariables } from "../../../sandbox/environment.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { siteVariables } from "../../../src/composition/environment.ts";
import { readVariables } from "../../../src/environment/variables.ts";
import { ROOT, readYaml } from "./manifests.ts";

const texts = z.record(z.string(), z.string()).default({});
const list = z.array(z.string()).default([]);
const lists = { depends_on: list, command: list, ports: list, volumes: list };
const service = z.looseObject({ build: z.string().optional(), environment: texts, ...lists });
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const { services, volumes } = compose.parse(readYaml("compose.yaml"));
const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
const sites = ours.filter(([, { command }]) => command.length === 0);
const sandbox = services.sandbox;

describe("the services in compose.yaml", () => {
  it("are two processes of the site and what they depend on", () => {
    expect(sites.map(([name]) => name)).toEqual(["site", "site-2"]);
    const needed = sites.flatMap(([, site]) => site.depends_on);
    expect(new Set(needed)).toEqual(new Set(["sandbox", "redis"]));
    for (const name of needed) expect(services[name], name).toBeDefined();
    const [, program = ""] = sandbox?.command ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
  });

  it("set valid values for existing variables", () => {
    for (const [, site] of sites) {
      const names = Object.keys(site.environment);
      expect(names.filter((name) => !(name in siteVariables.shape))).toEqual([]);
      expect(readConfig(site.environment)).toMatchObject({ redisUrl: "redis://redis:6379" });
    }
    const given = sandbox?.environment ?? {};
    expect(Object.keys(given).filter((name) => !(name in sandboxVariables.shape))).toEqual([]);
    expect(readVariables(sandboxVariables, given).PORT).toBe(3001);
  });

  it("keep the ledger of alerts: in a Redis that stores it, and in a data folder for each process", () => {
    expect(services.redis?.command.join(" ")).toContain("--appendonly yes");
    const kept = ["site", "site-2", "redis"].flatMap((name) => services[name]?.volumes);
    expect(kept).toEqual(Object.keys(volumes).map((name) => `${name}:/data`));
  });

  it("share a secret, and are reachable from this machine only", () => {
    for (const [, site] of sites) {
      expect(site.environment.CONTENT_WEBHOOK_SECRET).toBe(sandbox?.environment.SANDBOX_WEBHOOK_SECRET);
    }
    const ports = Object.values(services).flatMap((each) => each.ports);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
