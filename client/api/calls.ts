import ky, { isHTTPError, type Options } from "ky";

// Answers are the server's own types: both ends come from one build.

const api = ky.create({ prefix: "/api", retry: { limit: 1 }, timeout: 15_000 });

/** Calls the site's own API, and reads the answer as JSON. Rejects for an answer that is an error. */
export function call<T>(name: string, options: Options = {}): Promise<T> {
  return api(name, options).json<T>();
}

/** Whether a call was rejected because of what was sent: to send the same again would not help. */
export function isBadRequest(error: unknown): boolean {
  return isHTTPError(error) && error.response.status === 400;
}
