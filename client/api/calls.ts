import ky, { isHTTPError, type Options } from "ky";

// The response types are the server's own: client and server come from one build.

const api = ky.create({ prefix: "/api", retry: { limit: 1 }, timeout: 15_000 });

/** Calls the site's own API and parses the response as JSON. Rejects for an error status. */
export function call<T>(name: string, options: Options = {}): Promise<T> {
  return api(name, options).json<T>();
}

/** Whether a call failed with 400: a retry with the same data would fail again. */
export function isBadRequest(error: unknown): boolean {
  return isHTTPError(error) && error.response.status === 400;
}
