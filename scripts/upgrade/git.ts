import { spawnSync } from "node:child_process";
import { CommandError } from "../command-line.ts";

/** Runs git in a project. */
export function gitIn(root: string) {
  const run = (...args: readonly string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 });
  return {
    /** Whether a command succeeds. */
    can: (...args: readonly string[]) => run(...args).status === 0,
    /** The exit status of a command, and all that it says. */
    try(...args: readonly string[]) {
      const { status, stdout, stderr } = run(...args);
      return { status, said: `${stdout}${stderr}`.trim() };
    },
    /** The output of a command. @throws {CommandError} with what git says if it fails. */
    out(...args: readonly string[]): string {
      const { status, stdout, stderr, error } = run(...args);
      if (status !== 0) throw new CommandError(`git ${args[0]}: ${error?.message ?? stderr.trim()}`);
      return stdout;
    },
  };
}

export type Git = ReturnType<typeof gitIn>;

/** Paths that git separates by zeros, whatever is in them. */
export const pathsIn = (output: string): readonly string[] => output.split("\0").filter(Boolean);
