import type { FastifyRequest } from "fastify";
import { isJsonObject, type Json } from "./json.ts";

/** Turns the media addresses that documents carry into ones this service answers at, and back. */
export class MediaAddresses {
  readonly #prefixes: readonly (readonly [stored: string, folder: string])[];

  /** @param repository - its name is part of the addresses. */
  constructor(repository: string) {
    this.#prefixes = [
      [`https://images.prismic.io/${repository}/`, "/images/"],
      [`https://${repository}.cdn.prismic.io/${repository}/files/`, "/files/"],
    ];
  }

  /** The address that documents carry for a file of this name. */
  stored(kind: "images" | "files", name: string): string {
    const [image, file] = this.#prefixes;
    return `${(kind === "images" ? image : file)?.[0] ?? ""}${encodeURIComponent(name)}`;
  }

  /** A JSON text with all addresses as served. */
  serve(json: string, mediaBase: string): string {
    // The base stands inside JSON strings, so it is escaped as one.
    const base = JSON.stringify(mediaBase).slice(1, -1);
    return this.#prefixes.reduce((text, [stored, folder]) => text.replaceAll(stored, base + folder), json);
  }

  /** A JSON value with all served addresses as documents carry them. */
  store(value: Json, mediaBase: string): Json {
    if (typeof value === "string") {
      const prefix = this.#prefixes.find(([, folder]) => value.startsWith(mediaBase + folder));
      return prefix ? prefix[0] + value.slice(mediaBase.length + prefix[1].length) : value;
    }
    if (Array.isArray(value)) return value.map((entry) => this.store(entry, mediaBase));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, this.store(entry, mediaBase)]),
    );
  }
}

/**
 * The address a request reached this server at, with the prefix it is mounted under. A client may say anything in
 * `Host`: what is no host stands for this machine.
 */
export function baseUrlOf(request: FastifyRequest, prefix: string): string {
  const host = URL.parse(`${request.protocol}://${request.host}`)?.host ?? "";
  return `${request.protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}${prefix}`;
}

/** The parameters of a request's query string. */
export function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}
