import type { FastifyRequest } from "fastify";
import { isJsonObject, type Json } from "./json.ts";

/** Addresses in any repository: documents may have been written for another one. */
const STORED = [
  { folder: "/images/", address: /https:\/\/images\.prismic\.io\/[\w-]+\//g },
  { folder: "/files/", address: /https:\/\/[\w-]+\.cdn\.prismic\.io\/[\w-]+\/files\//g },
] as const;

export type MediaAddresses = ReturnType<typeof mediaAddresses>;

/** Converts addresses of media between stored documents, where they have the name of the repository, and responses. */
export function mediaAddresses(repository: string) {
  const prefixOf = (folder: "/images/" | "/files/") =>
    folder === "/images/"
      ? `https://images.prismic.io/${repository}/`
      : `https://${repository}.cdn.prismic.io/${repository}/files/`;
  /** Replaces served addresses in a JSON value by stored ones. */
  const store = (value: Json, mediaBase: string): Json => {
    if (typeof value === "string") {
      const folder = STORED.map((one) => one.folder).find((one) => value.startsWith(mediaBase + one));
      return folder ? prefixOf(folder) + value.slice(mediaBase.length + folder.length) : value;
    }
    if (Array.isArray(value)) return value.map((entry) => store(entry, mediaBase));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, store(entry, mediaBase)]));
  };
  return {
    stored: (kind: "images" | "files", name: string) => prefixOf(`/${kind}/`) + encodeURIComponent(name),
    /** Replaces stored addresses in a JSON text by served ones. */
    serve(json: string, mediaBase: string): string {
      // The base is inserted into JSON strings, so it is escaped.
      const base = JSON.stringify(mediaBase).slice(1, -1);
      return STORED.reduce(
        (text, { folder, address }) => text.replaceAll(address, () => base + folder),
        json,
      );
    },
    store,
  };
}

/** The plugin's base URL for a request. An invalid `Host` header is replaced by localhost. */
export function baseUrlOf(request: FastifyRequest, prefix: string): string {
  const host = URL.parse(`${request.protocol}://${request.host}`)?.host ?? "";
  return `${request.protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}${prefix}`;
}

export function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}
