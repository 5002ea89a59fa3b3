import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type Check, runAll } from "../../../checks/runner/run-all.ts";

const script = (name: string, text: string): Check => ({ name, command: [process.execPath, "-e", text] });

it("runs all checks and reports which failed", async () => {
  const checks = [
    script("first", "console.log('found'); console.error('too'); process.exitCode = 1"),
    { name: "absent", command: ["no-such-program"] },
    script("last", "console.log('fine')"),
  ] satisfies readonly Check[];
  const reported: string[] = [];
  const outcomes = await runAll(checks, 2, ({ name }) => reported.push(name));
  const byName = new Map(outcomes.map(({ name, passed, output }) => [name, { passed, output }]));
  expect(reported.sort()).toEqual(["absent", "first", "last"]);
  expect(byName.get("first")?.passed).toBe(false);
  expect(byName.get("first")?.output.split("\n").sort()).toEqual(["found", "too"]);
  expect(byName.get("absent")?.passed).toBe(false);
  expect(byName.get("last")).toEqual({ passed: true, output: "fine" });
});

it("respects the concurrency limit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "checks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Each fails if another one is running.
  const alone = `
    const fs = require("node:fs");
    fs.mkdirSync(${JSON.stringify(join(folder, "at-work"))});
    fs.rmdirSync(${JSON.stringify(join(folder, "at-work"))});`;
  const outcomes = await runAll(
    [script("a", alone), script("b", alone), script("c", alone)],
    1,
    () => undefined,
  );
  expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
    ["a", true],
    ["b", true],
    ["c", true],
  ]);
});
