/** The operator's log. `pino` and Fastify's logger implement it. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log that discards all messages, for scripts and tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
