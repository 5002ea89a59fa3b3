import ky, { HTTPError, type Options } from "ky";
import { CallFailure } from "./call-failure.ts";

// Answers are the server's own types: both ends come from one build.

const api = ky.create({ prefix: "/api", retry: { limit: 1 }, timeout: 15_000 });

/**
 * Calls the site's own API, and reads the answer as JSON.
 *
 * @throws {CallFailure} for an answer that is an error; whatever the network throws otherwise.
 */
export async function call<T>(name: string, options: Options = {}): Promise<T> {
  try {
    return await api(name, options).json<T>();
  } catch (error) {
    if (error instanceof HTTPError) throw new CallFailure(error.response.status, { cause: error });
    throw error;
  }
}
