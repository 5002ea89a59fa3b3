import { EnvironmentError } from "../environment/variables.ts";

/** The variables that say where a server listens. */
interface Where {
  readonly host: string;
  readonly port: string;
}

/**
 * What an operator can mend where a server cannot listen, in one line that names the variable; the error itself where
 * nobody can.
 */
export function listenError(error: unknown, { host, port }: Where): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  switch (error.code) {
    case "EADDRINUSE":
      return new EnvironmentError(`${port}: something else listens there already (${error.message})`);
    case "EACCES":
      return new EnvironmentError(`${port}: this user may not listen there (${error.message})`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new EnvironmentError(`${host}: this machine has no such name or address (${error.message})`);
    default:
      return error;
  }
}
