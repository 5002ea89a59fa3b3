import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { upgrade } from "../../scripts/upgrade/upgrade.ts";
import { temporaryFolder } from "../unit/temporary-folder.ts";

const PROJECT = {
  "sample/README.md": "The sample company",
  "sample/documents/home.json": "{}",
  "brand/brand.ts": 'export const name = "Sample";\n',
  "brand/derived.ts": "// of the sample\n",
  "src/code.ts": "export const version = 1;\n",
  "README.md": "# Site\n\n![Home](docs/images/home.webp)\n\nSee the [sample](sample/README.md).\n",
};
const NEW_VERSION = {
  "sample/documents/home.json": '{ "new": true }',
  "sample/documents/more.json": "{}",
  "brand/brand.ts": 'export const name = "Sample";\nexport const more = 1;\n',
  "brand/derived.ts": "// of the sample, in the new version\n",
  "src/code.ts": "export const version = 2;\n",
  "README.md": "# Site\n\nSee the new [sample](sample/README.md).\n",
};
const ADOPTED = {
  "brand/brand.ts": 'export const name = "Own";\n',
  "brand/derived.ts": "// our own\n",
  "README.md": "# Site\n\nSee the sample.\n",
};

/** A company's clone, which has adopted the first version without the sample, and the branch `upstream` of a newer one. */
function clone(own: Readonly<Record<string, string>> = ADOPTED) {
  const root = temporaryFolder();
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: root,
      encoding: "utf8",
    });
  const commit = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", "change");
  };
  git("init", "--quiet", "--initial-branch", "main");
  commit(PROJECT);
  git("checkout", "--quiet", "-b", "upstream");
  commit(NEW_VERSION);
  git("checkout", "--quiet", "main");
  rmSync(join(root, "sample"), { recursive: true });
  commit(own);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  return { root, git, read, commit };
}

describe("an upgrade of an adopted project", () => {
  it("keeps what is deleted and the brand, and takes everything else", () => {
    const { root, read } = clone();
    expect(upgrade(root, "upstream")).toEqual({
      deleted: ["sample/documents/home.json"],
      own: ["brand/brand.ts"],
      generated: ["brand/derived.ts"],
      left: [],
    });
    expect(existsSync(join(root, "sample"))).toBe(false);
    expect(read("brand/brand.ts")).toBe(ADOPTED["brand/brand.ts"]);
    expect(read("src/code.ts")).toBe(NEW_VERSION["src/code.ts"]);
    expect(read("README.md")).toBe("# Site\n\nSee the new sample.\n");
  });

  it("takes a guide in which an earlier version has left pictures of the sample", () => {
    const guide = PROJECT["README.md"].replace("[sample](sample/README.md)", "sample");
    const { root, read } = clone({ ...ADOPTED, "README.md": guide });
    expect(upgrade(root, "upstream")?.left).toEqual([]);
    expect(read("README.md")).toBe("# Site\n\nSee the new sample.\n");
  });

  it("leaves what it does not know, and goes on with a merge that git has begun", () => {
    const changed = { "src/code.ts": "export const version = 9;\n", "README.md": "# Our own site\n" };
    const { root, git } = clone({ ...ADOPTED, ...changed });
    expect(() => git("merge", "upstream")).toThrow();
    expect(upgrade(root, undefined)?.left).toEqual(["README.md", "src/code.ts"]);
  });

  it("does nothing if the project has the version", () => {
    const { root, git } = clone();
    upgrade(root, "upstream");
    git("commit", "--quiet", "--message", "merge");
    expect(upgrade(root, "upstream")).toBeUndefined();
  });

  it("is refused with what to do, before anything is changed", () => {
    const { root, git, read } = clone();
    writeFileSync(join(root, "src/code.ts"), "half done");
    expect(() => upgrade(root, "upstream")).toThrow("so that nothing is lost: src/code.ts");
    expect(read("src/code.ts")).toBe("half done");
    git("checkout", "--quiet", "--", "src/code.ts");
    expect(() => upgrade(root, "v9.9.9")).toThrow("git knows no v9.9.9: git fetch --tags upstream");
    expect(() => upgrade(root, undefined)).toThrow("No merge has begun");
    git("checkout", "--quiet", "--orphan", "copy");
    git("commit", "--quiet", "--message", "a copy without history");
    expect(() => upgrade(root, "upstream")).toThrow("have no commit in common");
    expect(() => upgrade(temporaryFolder(), "upstream")).toThrow("This is no clone");
  });
});
