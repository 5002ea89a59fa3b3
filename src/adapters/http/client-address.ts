import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/** Whether an address is that of a trusted proxy, as `compile` of `@fastify/proxy-addr` returns it. */
type IsTrusted = (address: string, hop: number) => boolean;

declare module "fastify" {
  interface FastifyRequest {
    /** The address of the visitor; `ip` of Fastify is wrong behind proxies that add ports. */
    readonly clientAddress: string;
  }
}

/** An address as proxies write it: with the port of its connection, in brackets, in quotation marks. */
const FORWARDED =
  /^(?<quote>"?)(?:\[(?<bracketed>[\da-f:.]+)\](?::\d+)?|(?<v4>[\d.]+)(?::\d+)?|(?<v6>[\da-f:.]+))\k<quote>$/i;

/**
 * Returns a function that finds the address of a request's client: of the connection, or, if that is a trusted proxy, the
 * one for which it has forwarded the request (`X-Forwarded-For`), and so on. An entry that is not an address is ignored with
 * all before it, which anybody may have sent: the client is then the proxy that wrote it. An address is plain, without a
 * port, and IPv4 if it is an IPv4-mapped one.
 */
export function clientAddresses(isTrusted: IsTrusted): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    let address = connectedAddress(socket);
    if (!isTrusted(address, 0)) return address;
    const entries = String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
    for (const entry of entries.reverse()) {
      const forwarded = plainAddress(entry);
      if (forwarded === undefined) break;
      address = forwarded;
      if (!isTrusted(address, 0)) break;
    }
    return address;
  };
}

/** Header fields with which proxies, CDNs and load balancers mark what they forward. */
const FORWARDING = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** Whether a proxy has forwarded a request, as far as its header shows. */
export function isForwarded({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return FORWARDING.some((name) => headers[name] !== undefined);
}

const IPV4_MAPPED = "::ffff:";

/** The address of a connection, which the system has written: each hit of the page cache asks for it. */
function connectedAddress({ remoteAddress = "" }: IncomingMessage["socket"]): string {
  return remoteAddress.startsWith(IPV4_MAPPED) ? remoteAddress.slice(IPV4_MAPPED.length) : remoteAddress;
}

/** `undefined` for what is not an address. */
function plainAddress(written: string): string | undefined {
  const { v4, v6, bracketed } = FORWARDED.exec(written)?.groups ?? {};
  const address = v4 ?? v6 ?? bracketed ?? "";
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : undefined;
  // In canonical form, an IPv4-mapped address ends with the IPv4 address.
  const canonical = new SocketAddress({ address, family: "ipv6" }).address;
  return canonical.replace(/^::ffff:(?=\d+\.)/, "");
}
