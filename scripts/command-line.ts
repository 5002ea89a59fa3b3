import { type ParseArgsConfig, parseArgs } from "node:util";

/** A failure of a command that is no bug. The message is for the user. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2 = 1;
}

/** The arguments of a command are invalid. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/**
 * Parses arguments as `node:util` does.
 *
 * @throws {UsageError} for an unknown option, a missing value or a superfluous argument.
 */
export function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Runs a command.
 *
 * @param complain - Called with its failure: a text for the user, or a bug.
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
