import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const MODULE = new URL("../../../src/composition/tick-shape.ts", import.meta.url);

/** The number of `nextTick` objects that are in memory after a module was loaded and garbage was collected. */
function ticksLeftBy(module: string): number {
  const program = `
    import { createHook } from "node:async_hooks";
    const ticks = [];
    const init = (_id, type, _trigger, resource) => void (type === "TickObject" && ticks.push(new WeakRef(resource)));
    const hook = createHook({ init }).enable();
    await import(${JSON.stringify(module)});
    process.nextTick(() => undefined);
    hook.disable();
    await new Promise((resolve) => setTimeout(resolve));
    gc();
    console.log(ticks.filter((tick) => tick.deref() !== undefined).length);`;
  const args = ["--expose-gc", "--input-type=module", "--eval", program];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

describe("the hidden class of process.nextTick's objects", () => {
  it("is kept by a reference, which garbage collection respects", () => {
    expect(ticksLeftBy(fileURLToPath(MODULE))).toBe(1);
    expect(ticksLeftBy("node:path")).toBe(0);
  });
});
