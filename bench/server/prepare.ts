import { writeFileSync } from "node:fs";
import { request } from "node:http";

/** The encodings that a browser accepts. */
export const ACCEPTS_COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

/** A response as it was on the wire. */
export interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests a page, and writes the response to a file for a bare server. */
export async function prepare(url: string, file: string): Promise<Prepared> {
  const { headers, body } = await fetchRaw(url, ACCEPTS_COMPRESSED);
  // Node adds these headers itself.
  const own = Object.entries(headers).filter(
    ([name]) => !["date", "connection", "keep-alive"].includes(name),
  );
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), body: body.toString("base64") }));
  return { headers, body };
}

/** Sends a request without decompressing the response. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Prepared> {
  const { promise, resolve, reject } = Promise.withResolvers<Prepared>();
  const clientRequest = request(url, { headers, agent: false }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const headerEntries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ headers: Object.fromEntries(headerEntries), body: Buffer.concat(parts) });
    });
  });
  clientRequest.on("error", reject);
  clientRequest.end();
  return await promise;
}
