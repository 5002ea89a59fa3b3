import type { IncomingHttpHeaders } from "node:http";

/** Only letters, digits and dashes, which are safe in log lines and headers. */
const SAFE_ID = /^[\w.-]{8,64}$/;

/** The request id of a trusted proxy, which links the logs of all processes; `undefined` if there is none. */
export function receivedRequestId(headers: IncomingHttpHeaders, isFromProxy: boolean): string | undefined {
  const received = headers["x-request-id"];
  const isSafe = isFromProxy && typeof received === "string" && SAFE_ID.test(received);
  return isSafe ? received : undefined;
}
