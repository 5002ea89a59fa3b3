import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { Progress } from "../../../scripts/marketing/call.ts";
import { array, jsonText, lines, oneLine } from "../../../scripts/marketing/output.ts";

function stream(isTTY: boolean) {
  const through = Object.assign(new PassThrough(), { isTTY });
  return { through, written: () => text(through.end()) };
}

it("JSON is indented on a terminal, and on one line for a program", () => {
  expect(jsonText({ a: [1] }, stream(true).through)).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(jsonText({ a: [1] }, stream(false).through)).toBe('{"a":[1]}');
});

it("items are written as a closed array, or one per line even on a terminal", async () => {
  const [forProgram, onTerminal, asLines] = [stream(false), stream(true), stream(true)];
  for (const writer of [array(forProgram.through), array(onTerminal.through), lines(asLines.through)]) {
    await writer.item({ a: 1 });
    await writer.item({ b: 2 });
    await writer.end();
  }
  expect(await forProgram.written()).toBe('[\n{"a":1},\n{"b":2}\n]\n');
  expect(await onTerminal.written()).toBe('[\n{\n  "a": 1\n},\n{\n  "b": 2\n}\n]\n');
  expect(await asLines.written()).toBe('{"a":1}\n{"b":2}\n');
});

it("progress is one updated line on a terminal, and otherwise one line per page", async () => {
  for (const [isTTY, expected] of [
    [true, "\r2 of 3 items\u001b[K\r3 of 3 items\u001b[K\n"],
    [false, "2 of 3 items\n3 of 3 items\n"],
  ] as const) {
    const { through, written } = stream(isTTY);
    const progress = new Progress(through);
    progress.page({ lists: [1, 2], total_items: 3 }, "lists");
    progress.page({ lists: [3], total_items: 3 }, "lists");
    progress.end();
    expect(await written()).toBe(expected);
  }
});

it("control characters of the service are not written to a terminal", () => {
  expect(oneLine("a\u001b]0;x\u0007b\r\nc\u009b2Jd\u2028e")).toBe("a ]0;x b c 2Jd e");
});
