import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startExpectingFailure } from "./failed-start.ts";

let folder: string;
let other: Server;
let taken: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  taken = String((other.address() as AddressInfo).port);
});

afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true });
});

describe("a process that cannot listen exits with an error message of one line:", () => {
  it.each([
    ["a port that is taken, with figures beside it", () => ({ PORT: taken, METRICS_PORT: "0" }), /^PORT: /],
    [
      "a port of the figures that is taken",
      () => ({ METRICS_PORT: taken, METRICS_HOST: "127.0.0.1" }),
      /^METRICS_PORT: /,
    ],
    ["a host that is not this machine", () => ({ HOST: "192.0.2.1" }), /^HOST: /],
    [
      "a host of the figures that is not this machine",
      () => ({ METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" }),
      /^METRICS_HOST: /,
    ],
  ])("%s", async (_case, environment, expected) => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: folder, ...environment() });
    expect(lines).toEqual([expect.stringMatching(expected)]);
    expect(code).toBe(1);
  });
});
