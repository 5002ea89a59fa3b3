import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { project, seededTree } from "./seeded-tree.ts";

const HOOK = join(project, "scripts/git-hooks/commit-msg");

/** Error output of the hook for a message; empty if it accepts the commit. */
function hookErrors(message: string): string {
  const path = join(seededTree({ COMMIT_EDITMSG: message }), "COMMIT_EDITMSG");
  const { status, stderr } = spawnSync(process.execPath, [HOOK, path], { encoding: "utf8" });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

describe("a commit message", () => {
  it.each([
    "http: log cache hits",
    "content-snapshot: poll once a second",
    "http, client: embed the state as JSON",
    "client: process focus events, then bring the panel back",
    "tests: format",
    "http: find, send and log cache hits",
    "http: need no second look-up\n\nThe first one has it.\n",
    "http: log cache hits\n# A comment of git's\n",
    "http: log cache hits\n# ------------------------ >8 ------------------------\ndiff --git a/a b/a\n",
    'Revert "http: log cache hits"',
    "Merge branch 'main' into page-cache",
    "fixup! http: log cache hits",
  ])("passes: %j", (message) => {
    expect(hookErrors(message)).toBe("");
  });

  it.each<[string, string]>([
    [`http: ${"a".repeat(67)}`, "The subject has 73 characters; 72 are the limit."],
    ["Log cache hits", 'The subject is to be "scope: do something"'],
    ["http: Log cache hits", 'The subject is to be "scope: do something"'],
    ["http: log cache hits.", 'The subject is to be "scope: do something"'],
    ["", 'The subject is to be "scope: do something"'],
    ["http: logged cache hits", '"logged" is to be in the imperative'],
    ["http: added a log", '"added" is to be in the imperative'],
    ["http: logging cache hits", '"logging" is to be in the imperative'],
    ["http: logs cache hits", '"logs" is to be in the imperative'],
    ["http: log cache hits\nand misses", "An empty line is to follow the subject."],
  ])("is rejected: %j", (message, problem) => {
    expect(hookErrors(message)).toContain(problem);
  });
});

it("git rejects such a commit after the hooks have been installed by one command", () => {
  const root = seededTree({ "package.json": readFileSync(join(project, "package.json"), "utf8") });
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: root,
      encoding: "utf8",
    });
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [program, ...install] = String(scripts.hooks).split(" ");
  expect(program).toBe("git");
  git("init", "--quiet");
  expect(git(...install).status).toBe(0);
  expect(git("config", "core.hooksPath").stdout.trim()).toBe("scripts/git-hooks");
  git("config", "core.hooksPath", join(project, "scripts/git-hooks"));
  writeFileSync(join(root, "a.txt"), "a");
  git("add", "a.txt");
  expect(git("commit", "--message", "Added a file.").status).toBe(1);
  expect(git("commit", "--message", "tests: add a file").status).toBe(0);
});
