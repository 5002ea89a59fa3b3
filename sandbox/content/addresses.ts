import type { FastifyRequest } from "fastify";
import { isJsonObject, type Json } from "./json.ts";

/** Of whatever repository: documents may have been written for another than the one that this service stands for. */
const STORED = [
  { folder: "/images/", address: /https:\/\/images\.prismic\.io\/[\w-]+\//g },
  { folder: "/files/", address: /https:\/\/[\w-]+\.cdn\.prismic\.io\/[\w-]+\/files\//g },
] as const;

/** Turns the media addresses that documents carry into ones this service answers at, and back. */
export class MediaAddresses {
  readonly #repository: string;

  /** @param repository - its name is part of the addresses that are given out. */
  constructor(repository: string) {
    this.#repository = repository;
  }

  /** The address that documents carry for a file of this name. */
  stored(kind: "images" | "files", name: string): string {
    return this.#prefixOf(`/${kind}/`) + encodeURIComponent(name);
  }

  /** A JSON text with all addresses as served. */
  serve(json: string, mediaBase: string): string {
    // The base stands inside JSON strings, so it is escaped as one.
    const base = JSON.stringify(mediaBase).slice(1, -1);
    return STORED.reduce((text, { folder, address }) => text.replaceAll(address, () => base + folder), json);
  }

  /** A JSON value with all served addresses as documents carry them. */
  store(value: Json, mediaBase: string): Json {
    if (typeof value === "string") {
      const folder = STORED.map((one) => one.folder).find((one) => value.startsWith(mediaBase + one));
      return folder ? this.#prefixOf(folder) + value.slice(mediaBase.length + folder.length) : value;
    }
    if (Array.isArray(value)) return value.map((entry) => this.store(entry, mediaBase));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, this.store(entry, mediaBase)]),
    );
  }

  #prefixOf(folder: "/images/" | "/files/"): string {
    const name = this.#repository;
    return folder === "/images/"
      ? `https://images.prismic.io/${name}/`
      : `https://${name}.cdn.prismic.io/${name}/files/`;
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
