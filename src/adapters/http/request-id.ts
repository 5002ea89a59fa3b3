import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Letters, digits and dashes: nothing that could break a log's line or an answer's header. */
const SANE_ID = /^[\w.-]{8,64}$/;

/**
 * The name of a request, found again in the logs of all processes: the one that a trusted proxy gave it, or a new one.
 */
export function requestId(headers: IncomingHttpHeaders, isFromTrustedPeer: boolean): string {
  const given = headers["x-request-id"];
  return isFromTrustedPeer && typeof given === "string" && SANE_ID.test(given) ? given : randomUUID();
}
