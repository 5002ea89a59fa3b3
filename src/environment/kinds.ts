import { isIP } from "node:net";
import { z } from "zod";

/** A text that is not empty. */
export const text = () => z.string().min(1);

/** An integer from a minimum to a maximum, both inclusive. */
export function wholeNumber(least: number, most: number) {
  const error = `expected a whole number from ${least} to ${most}`;
  return z
    .string(error)
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** A port to listen on; 0 lets the system choose. */
export const port = () => wholeNumber(0, 65_535);

/** A URL with http or https. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: "expected an address that begins with http:// or https://" });

/** URLs with http or https, separated by white space, each once. */
export const webAddresses = () =>
  z.string().transform((list, { addIssue }) => {
    const addresses = [...new Set(list.trim().split(/\s+/))];
    if (addresses.every((address) => webAddress().safeParse(address).success)) return addresses;
    addIssue("expected addresses that begin with http:// or https://, separated by spaces");
    return z.NEVER;
  });

/** A URL of Redis. */
export const redisAddress = () =>
  z.url({ protocol: /^rediss?$/, error: "expected an address that begins with redis:// or rediss://" });

/** The origin of a site: `https://HOST`. */
export const origin = () =>
  webAddress().refine(
    (url) => URL.canParse(url) && `${new URL(url).origin}/`.startsWith(url),
    "expected an origin: https://HOST",
  );

/** Host names without ports, in lower case. */
export const hostNames = () => {
  const error = "expected host names, separated by commas: www.example.com,example.com";
  return z
    .string(error)
    .regex(/^[\w.-]+(?:\s*,\s*[\w.-]+)*$/, error)
    .transform((names) => names.split(",").map((name) => name.trim().toLowerCase()));
};

const MIN_KEY_LENGTH = 20;

/** Keys by the names of people, each once. */
export const namedKeys = () => {
  const error = `expected names and keys, separated by commas, each key of at least ${MIN_KEY_LENGTH} characters: NAME:KEY,NAME:KEY`;
  return z
    .string(error)
    .transform((list) => list.split(",").map((entry) => entry.trim().split(":")))
    .refine(
      (entries) =>
        entries.every(
          ([name = "", key = "", ...others]) =>
            /^[\w .@-]+$/.test(name) && key.length >= MIN_KEY_LENGTH && others.length === 0,
        ) && new Set(entries.map(([name]) => name)).size === entries.length,
      error,
    )
    .transform((entries): ReadonlyMap<string, string> => {
      return new Map(entries.map(([name = "", key = ""]) => [name, key]));
    });
};

/** HTTP headers in the format of OpenTelemetry: `name=value,name=value`, with percent-encoded values. */
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

/** One of several words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `expected one of ${words.join(", ")}`);

/** A boolean: true or false, yes or no, on or off, 1 or 0. */
export const flag = () => z.stringbool({ error: "expected true or false" });

/** The minimum level of log messages. */
export const logLevel = () => oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent");

const PROXIES =
  "expected off, or addresses of proxies separated by commas: 10.0.0.0/8, 192.0.2.7, loopback, uniquelocal";

/** Proxies whose headers are trusted. A number would also trust clients that bypass the proxy. */
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
  // A range of zero bits would trust every client.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
