/** Names of the machine itself, and of what answers on it alone. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Tells whether the site may be asked by the name in a header `Host`. A page of another site that makes its own name mean
 * this server (DNS rebinding) is of its origin to the browser, and could read all answers. What sends no such header
 * is no browser.
 *
 * @param publicUrl - Origin under which the public knows the site.
 * @param others - Other names, in lower case.
 */
export function allowedHosts(
  publicUrl: string,
  others: readonly string[],
): (header: string | undefined) => boolean {
  const names = new Set([new URL(publicUrl).hostname, ...others]);
  return (header) => {
    if (header === undefined) return true;
    const name = header.replace(/:\d*$/, "").toLowerCase();
    return names.has(name) || LOOPBACK.test(name);
  };
}
