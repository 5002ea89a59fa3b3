/** A request of a call, without ids, values and credentials. */
export interface RequestEvent {
  /** Name of the operation. */
  readonly operation: string;
  /** Method and path with names of parameters: `GET /lists/{list_id}`. */
  readonly route: string;
  /** Host of the service. */
  readonly server: string;
  /** Number of this request of the call, from 1. */
  readonly attempt: number;
}

/** A response to a request, or a failure. */
export interface ResponseEvent extends RequestEvent {
  /** `undefined` without a response. */
  readonly status: number | undefined;
  /** Headers of the response, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** `x-request-id` of the response: the provider's support asks for it. */
  readonly requestId: string | undefined;
  /** Why there is no response. */
  readonly error: Error | undefined;
  /** From sending to the headers of the response, in milliseconds. */
  readonly duration: number;
}

/** A request that repeats one. */
export interface RetryEvent extends RequestEvent {
  /** Status of the response to the request before; `undefined` without one. */
  readonly status: number | undefined;
  /** Milliseconds since then. */
  readonly delay: number;
}

/** Functions that are told about the requests of calls. What they throw is a warning; the calls go on. */
export interface CallHooks {
  readonly onRequest?: ((request: RequestEvent) => void) | undefined;
  readonly onResponse?: ((response: ResponseEvent) => void) | undefined;
  readonly onRetry?: ((retry: RetryEvent) => void) | undefined;
}

/** Where calls are logged: pino, console and others have these methods. */
export interface CallLogger {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Logs each response at `debug`, and each retry and each lost request at `warn`, without ids, values and credentials. */
export function loggingHooks(logger: CallLogger): CallHooks {
  return {
    onResponse({ headers: _, error, ...event }) {
      const message = `${event.route}: ${event.status ?? error?.message}`;
      if (error === undefined) logger.debug(event, message);
      else logger.warn({ ...event, err: error }, message);
    },
    onRetry: (event) =>
      logger.warn(event, `${event.route}: attempt ${event.attempt}, after ${event.status ?? "none"}`),
  };
}
