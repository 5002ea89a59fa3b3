import { existsSync, readFileSync } from "node:fs";
import { EnvironmentError } from "./variables.ts";

/** Node's options for a file of variables, as arguments of their own or with the file in the next one. */
const OPTION = /^--env-file(?:-if-exists)?(?:=(?<file>.*))?$/;

/** The files of variables that Node has read, by the options it was started with. */
export function envFilesIn(options: readonly string[]): readonly string[] {
  return options.flatMap((option, index) => {
    const match = OPTION.exec(option);
    return match ? (match.groups?.file ?? options[index + 1] ?? []) : [];
  });
}

/**
 * Rejects a file of variables in an encoding that Node does not read: it would leave variables out without a word.
 *
 * @throws {EnvironmentError} with a message of one line that names the file and its encoding.
 */
export function rejectForeignEncoding(file: string): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = encodingOf(text);
  if (found !== undefined)
    throw new EnvironmentError(`${file}: it is ${found}; save it as UTF-8 without a byte order mark`);
}

function encodingOf(text: string): string | undefined {
  if (text.includes("\0")) return "in UTF-16";
  if (text.startsWith("\uFEFF")) return "in UTF-8 with a byte order mark";
  return text.includes("\uFFFD") ? "not in UTF-8" : undefined;
}
