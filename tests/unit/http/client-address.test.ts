import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import { describe, expect, it } from "vitest";
import { clientAddresses } from "../../../src/adapters/http/client-address.ts";

/** The client of a request over a connection from an address, behind proxies within 10.0.0.0/8 and 2001:db8:ffff::/48. */
function clientBehind(remoteAddress: string, forwardedFor?: string): string {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  return clientAddresses(compile(["10.0.0.0/8", "2001:db8:ffff::/48"]))(request);
}

describe("the address of a client", () => {
  it.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["a header that only the client has written", "198.51.100.1"],
  ])("is that of the connection, if it is from no trusted proxy: %s", (_case, header) => {
    expect(clientBehind("203.0.113.9", header)).toBe("203.0.113.9");
  });

  it.each([
    ["IPv4", "203.0.113.1, 10.0.0.6"],
    ["IPv4 with ports", "203.0.113.1:4711, 10.0.0.6:2222"],
    ["in quotation marks", '"203.0.113.1:4711","10.0.0.6"'],
    ["with spaces and empty entries", " , 203.0.113.1:4711 ,\t, 10.0.0.6:2222 ,"],
    ["IPv4-mapped IPv6", "::ffff:203.0.113.1, ::FFFF:10.0.0.6"],
    ["IPv4-mapped IPv6 in hexadecimal, with ports", "[::ffff:cb00:7101]:4711, [::ffff:a00:6]:2222"],
    ["after what the client itself has sent", "198.51.100.1, 10.0.0.9, 203.0.113.1:80"],
    ["after what no proxy writes", 'unknown, "198.51.100.1, 203.0.113.1:80, 10.0.0.6'],
  ])("is the nearest one that is no trusted proxy's: %s", (_case, header) => {
    expect(clientBehind("10.0.0.5", header)).toBe("203.0.113.1");
    expect(clientBehind("::ffff:10.0.0.5", header)).toBe("203.0.113.1");
  });

  it.each(["2001:db8::1", "[2001:db8::1]", "[2001:DB8:0::1]:4711", '"[2001:db8::1]:4711"'])(
    "is IPv6 in one spelling: %s",
    (entry) => {
      expect(clientBehind("10.0.0.5", `${entry}, [2001:db8:ffff::2]:2222`)).toBe("2001:db8::1");
    },
  );

  it.each([
    "unknown",
    "_hidden",
    "203.0.113.300",
    "203.0.113.1:",
    "[203.0.113.1",
    "fe80::1%eth0",
    "1",
    '"',
    "a",
  ])("is that of the nearest proxy, if this one has written no address: %s", (entry) => {
    expect(clientBehind("10.0.0.5", `198.51.100.1, ${entry}, 10.0.0.6:2222`)).toBe("10.0.0.6");
    expect(clientBehind("10.0.0.5", entry)).toBe("10.0.0.5");
  });

  it("is that of the farthest one, if all are trusted proxies'", () => {
    expect(clientBehind("10.0.0.5", "10.0.0.7:1, 10.0.0.6:2")).toBe("10.0.0.7");
  });

  it("is empty, if the connection has none any more", () => {
    expect(clientBehind("", "198.51.100.1")).toBe("");
  });
});
