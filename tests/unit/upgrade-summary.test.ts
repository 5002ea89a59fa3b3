import { expect, it } from "vitest";
import { summaryOf } from "../../scripts/upgrade/summary.ts";

const NOTHING = { deleted: [], own: [], generated: [], left: [] };

it("an upgrade without conflicts has nothing to say of files", () => {
  expect(summaryOf(NOTHING)).toBe("");
});

it("an upgrade names what has become of each conflict, and counts the files of long lists", () => {
  const left = Array.from({ length: 22 }, (_, index) => `src/file-${index}.ts`);
  const said = summaryOf({ ...NOTHING, own: ["brand/brand.ts"], left });
  expect(said).toContain("HEAD MERGE_HEAD -- FILE):\n  brand/brand.ts\nThese are left to you");
  expect(said).toContain("  src/file-19.ts\n  and 2 more\n");
  expect(said).not.toContain("src/file-20.ts");
});
