/**
 * The path of a whole address of the site, with its query and fragment: `/news?year=2026`; `undefined` for any other address.
 *
 * @param hosts - Those of the site.
 */
export function ownPath(address: string | undefined, hosts: readonly string[]): string | undefined {
  const url = address !== undefined && /^https?:/i.test(address.trim()) ? URL.parse(address) : null;
  if (url === null || !hosts.includes(url.host)) return undefined;
  // A path that begins with two slashes would be the address of another site.
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
