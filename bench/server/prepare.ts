import { writeFileSync } from "node:fs";
import { request } from "node:http";

/** The encodings that a browser accepts. */
export const ACCEPTS_COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

/** An answer as it was on the wire. */
export interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Asks for a page, and writes it where a bare server finds it. */
export async function prepare(url: string, file: string): Promise<Prepared> {
  const { headers, body } = await ask(url, ACCEPTS_COMPRESSED);
  // Node adds these to every answer, of whichever server.
  const own = Object.entries(headers).filter(
    ([name]) => !["date", "connection", "keep-alive"].includes(name),
  );
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), body: body.toString("base64") }));
  return { headers, body };
}

/** An answer that nothing unpacks. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Prepared> {
  const { promise, resolve, reject } = Promise.withResolvers<Prepared>();
  const asked = request(url, { headers, agent: false }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("error", reject);
    answer.on("end", () => {
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      resolve({ headers: Object.fromEntries(named), body: Buffer.concat(parts) });
    });
  });
  asked.on("error", reject);
  asked.end();
  return await promise;
}
