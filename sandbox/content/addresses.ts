import type { FastifyRequest } from "fastify";
import { isJsonObject, type Json } from "./json.ts";

/** Converts the addresses of media between stored documents and responses of this server. */
export class MediaAddresses {
  readonly #prefixes: readonly (readonly [stored: string, folder: string])[];

  /** @param repository - its name is part of the stored addresses. */
  constructor(repository: string) {
    this.#prefixes = [
      [`https://images.prismic.io/${repository}/`, "/images/"],
      [`https://${repository}.cdn.prismic.io/${repository}/files/`, "/files/"],
    ];
  }

  /** The stored address of a file. */
  stored(kind: "images" | "files", name: string): string {
    const [image, file] = this.#prefixes;
    return `${(kind === "images" ? image : file)?.[0] ?? ""}${encodeURIComponent(name)}`;
  }

  /** Replaces stored addresses in a JSON text by served ones. */
  serve(json: string, mediaBase: string): string {
    // The base is inserted into JSON strings, so it is escaped.
    const base = JSON.stringify(mediaBase).slice(1, -1);
    return this.#prefixes.reduce((text, [stored, folder]) => text.replaceAll(stored, base + folder), json);
  }

  /** Replaces served addresses in a JSON value by stored ones. */
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
 * The base URL of this server for a request, with the prefix of the plugin. Clients can send any `Host` header: an
 * invalid one is replaced by localhost.
 */
export function baseUrlOf(request: FastifyRequest, prefix: string): string {
  const host = URL.parse(`${request.protocol}://${request.host}`)?.host ?? "";
  return `${request.protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}${prefix}`;
}

/** The query parameters of a request. */
export function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}
