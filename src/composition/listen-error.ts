import { EnvironmentError } from "../environment/variables.ts";

/**
 * Converts an error of `listen` to an `EnvironmentError` of one line that names the variable; other errors are returned
 * unchanged.
 *
 * @param prefix - Prefix of the variables of host and port. Default: none.
 */
export function listenError(error: unknown, prefix = ""): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  switch (error.code) {
    case "EADDRINUSE":
      return new EnvironmentError(`${prefix}PORT: the port is already in use (${error.message})`);
    case "EACCES":
      return new EnvironmentError(
        `${prefix}PORT: this user has no permission to listen on it (${error.message})`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new EnvironmentError(
        `${prefix}HOST: this machine has no such name or address (${error.message})`,
      );
    default:
      return error;
  }
}
