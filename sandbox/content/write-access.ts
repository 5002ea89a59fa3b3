import type { FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";
import type { Service } from "./service.ts";

/** Authorises a request to the write APIs: it needs a bearer token and the repository's name. */
export function checkWriteAccess(request: FastifyRequest, { store, writeToken }: Service): void {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || token === "") throw writeError(401, "Missing or invalid authorization header");
  if (writeToken !== undefined && token !== writeToken) throw writeError(403, "Invalid write token");
  if (request.headers.repository !== store.repository) {
    throw writeError(403, "The token does not belong to this repository");
  }
}

/** The asset API uses the field `error`, the migration and Custom Types APIs use `message`; here both are set. */
export function writeError(status: number, message: string, details: unknown = undefined): ApiError {
  return new ApiError(status, { error: message, message, ...(details === undefined ? {} : { details }) });
}
