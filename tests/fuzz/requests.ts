import { METHODS } from "node:http";
import fc from "fast-check";
import type { SiteRequest } from "./exchange.ts";
import { INJECTED, MARKUP } from "./sound-answer.ts";

// Generators of requests: mostly like those of visitors, with unusual parts.

const latin = (least: number) =>
  fc
    .integer({ min: least, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code));

const headerText = fc.string({ unit: latin(0x20), maxLength: 40 }).map((text) => text.trim());

/** Any text, as a visitor may type it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\r\n",
    "\ud800",
    "\u202e",
    "'; DROP TABLE pages; --",
    '[[at(document.type,"page")]]',
    ..."dividend __proto__ constructor toString #{7*7} ../../../../etc/passwd javascript:alert(1)".split(" "),
    "//evil.example",
    "*",
    "(((((((((((((((((((a",
    "9".repeat(400),
    "a".repeat(3_000),
    `\r\n${INJECTED}: 1`,
    MARKUP,
    `"><script>${MARKUP}`,
  ),
);

/** A text in an address: percent-encoded, or raw with the characters that HTTP allows. */
export const inAddress = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.integer({ min: 0, max: 4 }))
    .map(([value, raw]) =>
      raw === 0 ? value.replaceAll(/[^\x21-\x7e\x80-\xff]/g, "") : encodeURIComponent(value.toWellFormed()),
    );

const SEGMENTS = [
  ..."company leadership news investors contact privacy-policy privacy search social api sandbox assets".split(
    " ",
  ),
  ..."page.png home.png calendar.ics rss.xml index.html .well-known .git .env".split(" "),
  ..."%2e%2e %2f %5c %00 % %zz %c0%af %ed%a0%80 %0d%0a %25 .. . ; \\ ~ * __proto__ constructor".split(" "),
  `%0d%0a${INJECTED}:%201`,
  "a".repeat(2_500),
];

/** Any path: of known and unusual segments, with unusual separators. */
export const anyPath: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...SEGMENTS) }, inAddress(anyText)),
      fc.constantFrom("/", "/", "/", "//", "", "/./", "?", "#"),
    ),
    { maxLength: 5 },
  )
  .map((parts) => `/${parts.map(([segment, separator]) => segment + separator).join("")}`);

/** A query with some of these names, also repeated. */
export const queryOf = (
  names: readonly string[],
  values: fc.Arbitrary<string> = anyText,
): fc.Arbitrary<string> => {
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, inAddress(anyText));
  const pair = fc
    .tuple(name, inAddress(values), fc.constantFrom("=", "=", "=", "", "[]=", "[a]="))
    .map(([key, value, sign]) => key + sign + value);
  return fc.array(pair, { maxLength: 5 }).map((pairs) => (pairs.length === 0 ? "" : `?${pairs.join("&")}`));
};

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ["*/*", "text/html", "application/json", "image/avif,*", "q=", ";"],
  "accept-encoding": "gzip|br|zstd, gzip|*;q=0|gzip;q=0|br;q=2|identity;q=0, *;q=0|;q=,".split("|"),
  "if-none-match": ["*", '""', 'W/"', 'W/"a", "b"', ",".repeat(500)],
  "if-modified-since": ["Thu, 01 Jan 1970 00:00:00 GMT", "never"],
  range: ["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,2-3", "bytes=99999999999999999999-", "lines=1-2"],
  cookie: [
    ...["", "%7B%7D", "%", "https://larkfield.localhost/previews/none", "x".repeat(5_000)].map(
      (token) => `io.prismic.preview=${token}`,
    ),
    "editor-toolbar=1",
    "=;=;;",
  ],
  origin: ["null", "https://evil.example", "x"],
  host: ["evil.example", "localhost:99999", "[::1", "a b"],
  "x-forwarded-for": ["1.2.3.4", "::", "not an address", ",,,"],
  "x-forwarded-host": ["evil.example"],
  "x-forwarded-proto": ["javascript", "https, http"],
  "x-request-id": ["a".repeat(64), "a b", "../.."],
  "x-http-method-override": ["DELETE"],
  "content-encoding": ["gzip", "br", "x"],
  "content-type": ["text/html", "application/json"],
  "sec-fetch-site": ["cross-site", "none"],
  referer: ["https://evil.example/?a=b"],
  authorization: ["Basic", "Bearer x", "Token"],
  "accept-language": ["en-AU", "*;q=9"],
  "user-agent": ["", MARKUP],
};

const oddHeaders: fc.Arbitrary<(readonly [string, string])[]> = fc.uniqueArray(
  fc
    .constantFrom(...Object.entries(HEADERS))
    .chain(([name, values]) =>
      fc
        .oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, headerText)
        .map((value) => [name, value] as const),
    ),
  { maxLength: 4, selector: ([name]) => name },
);

/** All methods of Node except `CONNECT`, which requests a tunnel. */
const anyMethod = fc.constantFrom(...METHODS.filter((method) => method !== "CONNECT"));

interface Body {
  readonly type: string | undefined;
  readonly body: string | Uint8Array;
}

const JSON_TYPES = [
  "application/json",
  "APPLICATION/JSON",
  "application/problem+json",
  "application/json; charset=utf-8",
  "application/json;charset=latin1",
];
const OTHER_TYPES = [
  undefined,
  "",
  "/",
  "a/b/c;;",
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=x",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
];

const jsonText = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const whole = value.map((each) => JSON.stringify(each) ?? "");
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    fc.json({ maxDepth: 3 }),
    whole.chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
    fc.constantFrom(
      "",
      "\ufeff{}",
      "nul",
      "1e999",
      '{"a":1,"a":2}',
      '"\\ud800"',
      "[".repeat(3_000),
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      `"${"x".repeat(70_000)}"`,
    ),
  );
};

/** A body for a call that expects such JSON. */
export const bodyLike = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constantFrom(...JSON_TYPES), body: jsonText(value) }) },
    fc.record({
      type: fc.constantFrom(...OTHER_TYPES),
      body: fc.oneof(
        jsonText(value),
        queryOf(["email", "token"]).map((query) => query.slice(1)),
        fc.uint8Array({ maxLength: 200 }),
        fc.constant('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'),
      ),
    }),
  );

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyText },
  fc.constantFrom(null, true, false, 0, -1, 1, 1.5, 100, 1e21, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Requests to an address, mostly with its method, sometimes with another one. */
export const requestsOf = (
  method: "GET" | "POST",
  target: fc.Arbitrary<string>,
  body?: fc.Arbitrary<Body>,
): fc.Arbitrary<SiteRequest> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(method, ...(body ? [] : ["HEAD"])) },
        { weight: 1, arbitrary: anyMethod },
      ),
      target,
      oddHeaders,
      body ?? fc.constant(undefined),
    )
    .map(([verb, path, headers, sent]) => ({
      method: verb,
      target: path,
      headers: [
        ...headers.filter(([name]) => name !== "content-type" || sent === undefined),
        ...(sent?.type === undefined ? [] : [["content-type", sent.type] as const]),
      ],
      body: sent?.body,
    }));
