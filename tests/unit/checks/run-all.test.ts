import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type Check, runAll } from "../../../checks/runner/run-all.ts";

const script = (name: string, text: string): Check => ({ name, command: [process.execPath, "-e", text] });

it("runs every check to its end and tells which failed", async () => {
  const checks = [
    script("first", "console.log('found'); console.error('too'); process.exitCode = 1"),
    { name: "absent", command: ["no-such-program"] },
    script("last", "console.log('fine')"),
  ] satisfies readonly Check[];
  const told: string[] = [];
  const outcomes = await runAll(checks, 2, ({ name }) => told.push(name));
  const byName = new Map(outcomes.map(({ name, passed, output }) => [name, { passed, output }]));
  expect(told.sort()).toEqual(["absent", "first", "last"]);
  expect(byName.get("first")?.passed).toBe(false);
  expect(byName.get("first")?.output.split("\n").sort()).toEqual(["found", "too"]);
  expect(byName.get("absent")?.passed).toBe(false);
  expect(byName.get("last")).toEqual({ passed: true, output: "fine" });
});

it("runs no more at once than allowed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "checks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Each fails when it meets another at work.
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
