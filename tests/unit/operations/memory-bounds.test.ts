import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MEMORY_BOUNDS } from "../../../scripts/site-process/memory-bounds.ts";
import { ROOT } from "./manifests.ts";

const flags = /--max-[a-z-]+=\d+/g;

describe("the bounds of the site's memory", () => {
  it.each(["package.json", "Dockerfile"])("are those of the benchmarks and the soak in %s", (file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    expect(text.match(flags)).toEqual(MEMORY_BOUNDS.args);
    for (const [name, value] of Object.entries(MEMORY_BOUNDS.environment)) {
      expect(text).toMatch(new RegExp(`\\b${name}=${value}\\b`));
    }
  });
});
