import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "../src/ports/loopback.ts";

/** Access control of the sandbox, which has no authentication. */
export interface SandboxAccess {
  /** Additional host names of the sandbox, besides those of this machine, in lower case. Default: none. */
  readonly hosts?: readonly string[];
  /**
   * Allows only connections from this machine without a proxy, for a sandbox on a public site. Images, files and
   * announcements are served to everybody. Default: `false`.
   */
  readonly isLoopbackOnly?: boolean;
}

const LOOPBACK_ADDRESS = /^(?:::1$|(?:::ffff:)?127\.)/;
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
const MEDIA = /\/(?:images|files|announcements)\/:name$/;

/** Rejects other host names, to prevent DNS rebinding: a page whose name resolves to this machine could read the sandbox. */
export function rejectForeignHosts(
  app: FastifyInstance,
  { hosts = [], isLoopbackOnly = false }: SandboxAccess,
): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isLoopbackOnly && MEDIA.test(request.routeOptions.url ?? "")) return;
    if (isOwnName(request, hosts) && (!isLoopbackOnly || isFromHere(request))) return;
    reply.code(403).type("application/problem+json; charset=utf-8");
    const detail = "The sandbox only responds to this machine, and to its own host names.";
    const instance = `urn:request:${request.id}`;
    const problem = { type: "about:blank", title: "Forbidden", status: 403, detail, instance };
    return reply.send(JSON.stringify(problem));
  });
}

function isOwnName({ headers }: FastifyRequest, hosts: readonly string[]): boolean {
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  return isLoopback(name) || hosts.includes(name);
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? "") &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}
