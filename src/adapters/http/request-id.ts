import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Only letters, digits and dashes, which are safe in log lines and headers. */
const SANE_ID = /^[\w.-]{8,64}$/;

/** The request id, which links the logs of all processes: it comes from a trusted proxy, or is created here. */
export function requestId(headers: IncomingHttpHeaders, isFromTrustedPeer: boolean): string {
  const given = headers["x-request-id"];
  return isFromTrustedPeer && typeof given === "string" && SANE_ID.test(given) ? given : randomUUID();
}
