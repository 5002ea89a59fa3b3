import { ZipNames } from "./zip-names.ts";

/**
 * The header by which browsers save a file instead of showing it (RFC 6266): under its title, with the letters of any language,
 * or under its name in addresses, if that is the same or a program reads no other.
 *
 * @param name - In ASCII, without an ending.
 */
export function attachment(name: string, title: string, ending: string): string {
  const plain = `attachment; filename="${name}.${ending}"`;
  const own = new ZipNames([]).nameOf(title, ending);
  const isAscii = /^[\x20-\x7e]*$/.test(own);
  return isAscii ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(own)}`;
}
