import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Ranges that have a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Knows the proxies that are believed about whose request they pass on.
 *
 * @param ranges - Addresses, ranges of addresses (CIDR), or `loopback`, `linklocal`, `uniquelocal`.
 */
export function trustedPeers(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false;
  const peers = new BlockList();
  for (const range of ranges.flatMap((each) => NAMED[each] ?? each)) {
    const [address = "", bits] = range.split("/");
    const [family, all] = isIPv6(address) ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
    peers.addSubnet(address, Number(bits ?? all), family);
  }
  return (address) => peers.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Letters, digits and dashes: nothing that could break a log's line or an answer's header. */
const SANE_ID = /^[\w.-]{8,64}$/;

/**
 * The name of a request, found again in the logs of all processes: the one that a trusted proxy gave it, or a new one.
 */
export function requestId(headers: IncomingHttpHeaders, isFromTrustedPeer: boolean): string {
  const given = headers["x-request-id"];
  return isFromTrustedPeer && typeof given === "string" && SANE_ID.test(given) ? given : randomUUID();
}
