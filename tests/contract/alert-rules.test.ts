import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Without the tool, its test is skipped; with `REQUIRE_PROMTOOL`, that is an error. */
const runsPromtool =
  process.env.REQUIRE_PROMTOOL !== undefined || spawnSync("promtool", ["--version"]).status === 0;

it.skipIf(!runsPromtool)("Prometheus' own tool fires the alerts as expected", () => {
  const arguments_ = ["test", "rules", "ops/prometheus/alerts.test.yaml"];
  expect(spawnSync("promtool", arguments_, { cwd: ROOT, encoding: "utf8" })).toMatchObject({ status: 0 });
});
