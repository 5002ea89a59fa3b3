import { EnvironmentError } from "../environment/variables.ts";

/** The environment variables of host and port. */
interface Where {
  readonly host: string;
  readonly port: string;
}

/**
 * Converts an error of `listen` to an `EnvironmentError` of one line that names the variable; other errors are returned
 * unchanged.
 */
export function listenError(error: unknown, { host, port }: Where): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  switch (error.code) {
    case "EADDRINUSE":
      return new EnvironmentError(`${port}: the port is already in use (${error.message})`);
    case "EACCES":
      return new EnvironmentError(`${port}: this user has no permission to listen on it (${error.message})`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new EnvironmentError(`${host}: this machine has no such name or address (${error.message})`);
    default:
      return error;
  }
}
