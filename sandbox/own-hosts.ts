import type { FastifyInstance, FastifyRequest } from "fastify";

/** Who is let in to the sandbox, which asks nobody for a password. */
export interface SandboxAccess {
  /** Host names by which it is known besides those of this machine, in lower case. Default: none. */
  readonly hosts?: readonly string[];
  /**
   * Lets in connections from this machine alone, by no proxy, for a sandbox beside a site that the world may reach.
   * What its pages show, images and files, is served to all. Default: `false`.
   */
  readonly isLoopbackOnly?: boolean;
}

const LOOPBACK_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::1$|(?:::ffff:)?127\.)/;
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
const MEDIA = /\/(?:images|files)\/:name$/;

/**
 * Refuses requests by a name that is not the sandbox's own: a page of another site that makes its name mean this machine
 * finds nothing here.
 */
export function refuseStrangers(
  app: FastifyInstance,
  { hosts = [], isLoopbackOnly = false }: SandboxAccess,
): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isLoopbackOnly && MEDIA.test(request.routeOptions.url ?? "")) return;
    if (isOwnName(request, hosts) && (!isLoopbackOnly || isFromHere(request))) return;
    reply.code(403).type("application/problem+json; charset=utf-8");
    return reply.send(
      JSON.stringify({
        type: "about:blank",
        title: "Forbidden",
        status: 403,
        detail: "The sandbox answers on its own machine, and by its own names.",
        instance: `urn:request:${request.id}`,
      }),
    );
  });
}

function isOwnName({ headers }: FastifyRequest, hosts: readonly string[]): boolean {
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  return LOOPBACK_NAME.test(name) || hosts.includes(name);
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? "") &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}
