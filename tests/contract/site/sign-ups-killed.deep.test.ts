import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readSignUps } from "../../../src/adapters/sign-up-store/sign-up-file.ts";
import { RandomFaults, startProvider } from "./failing-provider.ts";
import { signUpThroughKills } from "./killed-site.ts";
import { folderOfTest } from "./site-process.ts";

/** A small disk needs a mount, which Linux allows in a separate namespace. */
const hasOwnMounts = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;

describe("of 500 sign-ups at a site that is killed three times, all acknowledged ones are stored once:", {
  timeout: 240_000,
}, () => {
  it("in the data folder", async () => {
    const folder = await folderOfTest();
    const told = await signUpThroughKills({ readers: 500, environment: { DATA_DIR: folder } });
    const stored = (readSignUps(folder) ?? []).map(({ address }) => address);
    expect([told.kills, told.refused]).toEqual([3, []]);
    expect(stored.toSorted()).toEqual(told.acknowledged.toSorted());
  });

  it("at a provider with faults of every kind", async () => {
    const folder = await folderOfTest();
    const faults = new RandomFaults(0.02);
    const { url, listId, members } = await startProvider({ faults });
    const told = await signUpThroughKills({
      readers: 500,
      environment: { DATA_DIR: folder, ESP_API_KEY: "key-us19", ESP_LIST_ID: listId, ESP_BASE_URL: url },
    });
    const stored = await members();
    expect(told.kills).toBe(3);
    expect(faults.happened.size).toBeGreaterThan(8);
    expect(new Set(stored).size).toBe(stored.length);
    expect(told.acknowledged.filter((address) => !stored.includes(address))).toEqual([]);
    expect(told.acknowledged.length).toBeGreaterThan(450);
  });

  it.runIf(hasOwnMounts)("on a disk that fills", async () => {
    const folder = await folderOfTest();
    const program = `
      set -e
      mount -t tmpfs -o size=600k tmpfs "$1"
      head -c 200000 /dev/zero > "$1/ballast"
      "$2" "$3" "$1" "$1/ballast"`;
    const driver = join(import.meta.dirname, "sign-ups-on-full-disk.ts");
    const { stdout } = await promisify(execFile)("unshare", [
      ...["--map-root-user", "--mount", "sh", "-c", program, "sh"],
      ...[folder, process.execPath, driver],
    ]);
    const { kills, acknowledged, refused, stored } = JSON.parse(stdout);
    expect(kills).toBe(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((address: string) => !stored.includes(address))).toEqual([]);
  });
});
