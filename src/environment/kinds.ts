import { isIP } from "node:net";
import { z } from "zod";

/** Any text but the empty one. */
export const text = () => z.string().min(1);

/** A whole number between two bounds, both of them possible. */
export function wholeNumber(least: number, most: number) {
  const error = `expected a whole number from ${least} to ${most}`;
  return z
    .string(error)
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** Where a server listens; 0 lets the system choose. */
export const port = () => wholeNumber(0, 65_535);

/** An address of the web. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: "expected an address that begins with http:// or https://" });

/** Where Redis is. */
export const redisAddress = () =>
  z.url({ protocol: /^rediss?$/, error: "expected an address that begins with redis:// or rediss://" });

/** The beginning of an address that all addresses of a site have in common: `https://HOST`. */
export const origin = () =>
  webAddress().refine(
    (url) => URL.canParse(url) && `${new URL(url).origin}/`.startsWith(url),
    "expected an origin: https://HOST",
  );

/** Names of hosts without their ports, in lower case. */
export const hostNames = () => {
  const error = "expected host names, separated by commas: www.example.com,example.com";
  return z
    .string(error)
    .regex(/^[\w.-]+(?:\s*,\s*[\w.-]+)*$/, error)
    .transform((names) => names.split(",").map((name) => name.trim().toLowerCase()));
};

/** Headers of HTTP as OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
export const headerList = () =>
  z
    .string()
    .refine(
      (list) =>
        list.split(",").every((header) => /^\s*[\w!#$%&'*+.^`|~-]+=/.test(header) && isDecodable(header)),
      "expected headers: name=value,name=value, with values percent-encoded",
    );

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Yes or no. */
export const flag = () => z.stringbool({ error: "expected true or false" });

const ALERT_MODES = ["off", "draft", "send"] as const;

/** What becomes of alerts. */
export const alertMode = () => z.enum(ALERT_MODES, `expected one of ${ALERT_MODES.join(", ")}`);

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** How much a process tells in its log. */
export const logLevel = () => z.enum(LEVELS, `expected one of ${LEVELS.join(", ")}`);

const PROXIES =
  "expected off, or addresses of proxies separated by commas: 10.0.0.0/8, 192.0.2.7, loopback, uniquelocal";

/**
 * Which proxies are believed about whose request they pass on. There is no number of them to give: whoever reached the
 * site past its proxy would be believed as well.
 */
export const trustedProxies = () =>
  z.string(PROXIES).transform((value, { addIssue }): false | string[] => {
    if (value === "off") return false;
    const addresses = value.split(",").map((address) => address.trim());
    if (addresses.every(isRange)) return addresses;
    addIssue(PROXIES);
    return z.NEVER;
  });

function isRange(range: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(range)) return true;
  const [address = "", bits, ...more] = range.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A range of no bits is everybody, whom nobody can trust.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
