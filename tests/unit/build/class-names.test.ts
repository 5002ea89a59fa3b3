import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { shortClassNames } from "../../../build/class-names.ts";

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "class-names-"));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

describe("names of classes", () => {
  it("are letters for the module and a number within it", () => {
    const nameOf = shortClassNames(folderWith("a.css.ts", "shell/b.css.ts", "shell/b.tsx"));
    const names = ["x0", "x1", "x0"].map((hash) => nameOf({ hash, filePath: "a.css.ts" }));
    expect(names).toEqual(["a0", "a1", "a0"]);
    expect(nameOf({ hash: "y0", filePath: "shell/b.css.ts" })).toBe("b0");
  });

  it("do not depend on which module is built first, so two builds agree", () => {
    const folder = folderWith("a.css.ts", "b.css.ts");
    const one = shortClassNames(folder);
    const other = shortClassNames(folder);
    const wishes = ["a.css.ts", "b.css.ts"].map((filePath) => ({ hash: "0", filePath }));
    expect(wishes.map(one)).toEqual(wishes.toReversed().map(other).toReversed());
  });

  it("are all different, however many modules there are", () => {
    const files = Array.from({ length: 120 }, (_, index) => `m${index}.css.ts`);
    const nameOf = shortClassNames(folderWith(...files));
    const names = files.flatMap((filePath) =>
      Array.from({ length: 12 }, (_, hash) => nameOf({ hash: `${hash}`, filePath })),
    );
    expect(new Set(names).size).toBe(names.length);
    // The style compiler would take the heading in a selector for the class.
    expect(names.filter((name) => /^h[1-6]$/i.test(name))).toEqual([]);
  });

  it("are not given to a module that nobody knows", () => {
    expect(() => shortClassNames(folderWith())({ hash: "0", filePath: "a.css.ts" })).toThrow("a.css.ts");
  });
});
