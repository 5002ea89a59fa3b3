import type { FastifyRequest } from "fastify";

/** A name and a key, as a browser asks a person for them (RFC 7617). */
export interface Credentials {
  readonly name: string;
  readonly key: string;
}

/** The credentials of a request; `undefined` if it has none, or they cannot be read. */
export function basicCredentials({ headers }: Pick<FastifyRequest, "headers">): Credentials | undefined {
  const encoded = /^Basic +([\w+/]+=*)$/i.exec(headers.authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { name: text.slice(0, colon), key: text.slice(colon + 1) };
}
