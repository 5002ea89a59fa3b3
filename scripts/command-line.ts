import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, "..");

/** A failure of a command that is not a bug. The message is for the user. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2 = 1;
}

/** The arguments of a command are invalid. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/** As `parseArgs`. @throws {UsageError} for an unknown option, a missing value or a superfluous argument. */
export function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * The arguments of a command that has no other failures. With `--help`, or if they are invalid, the process ends here with
 * the text of the help.
 */
export function argumentsOf<T extends ParseArgsConfig>(help: string, config: T) {
  if (process.argv.includes("--help")) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parsed(config);
  } catch (failure) {
    console.error(`${failure instanceof Error ? failure.message : failure}\n\n${help}`);
    process.exit(2);
  }
}

type GeneratedFile = readonly [path: string, content: string | Buffer];

/** Runs a command without options that generates files of the project, and prints their paths. */
export async function generate(
  help: string,
  files: () => AsyncIterable<GeneratedFile> | Iterable<GeneratedFile>,
): Promise<void> {
  argumentsOf(help, {});
  for await (const [path, content] of files()) {
    writeFileSync(join(ROOT, path), content);
    console.log(path);
  }
}

/** The value of an option that is a number above 0. If it is not, the process ends here. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (number > 0 && number < Number.POSITIVE_INFINITY) return number;
  console.error(`--${option} has to be a number above 0, and is "${value}".`);
  process.exit(2);
}

/**
 * Runs a command, and complains of its failure: with a text for the user, or a bug.
 *
 * @returns The exit status: 0 done, 1 failed, 2 invalid arguments.
 */
export async function exitCodeOf(
  command: () => unknown,
  complain: (failure: unknown) => void = console.error,
): Promise<number> {
  try {
    await command();
    return 0;
  } catch (failure) {
    complain(failure instanceof CommandError ? failure.message : failure);
    if (failure instanceof UsageError) complain("See --help.");
    return failure instanceof CommandError ? failure.exitCode : 1;
  }
}
