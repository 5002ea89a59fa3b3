const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a host name, as `URL` writes it, is one of this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
