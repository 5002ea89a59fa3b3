import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Only letters, digits and dashes, which are safe in log lines and headers. */
const SAFE_ID = /^[\w.-]{8,64}$/;

/** The request id, which links the logs of all processes: it comes from a trusted proxy, or is created here. */
export function requestId(headers: IncomingHttpHeaders, isFromTrustedPeer: boolean): string {
  const received = headers["x-request-id"];
  return isFromTrustedPeer && typeof received === "string" && SAFE_ID.test(received)
    ? received
    : randomUUID();
}
