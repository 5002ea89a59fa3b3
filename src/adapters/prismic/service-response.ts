import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { z } from "zod";
import type { HttpTransport } from "./http-transport.ts";
import { failureIn, ServiceFailure } from "./service-failure.ts";

const refusalSchema = z.object({ type: z.string().optional(), message: z.string().default("") });

/**
 * Sends a request to the content service and returns the text of the response. It replaces the provider's client in two
 * points: that client silently uses another ref instead of an unknown one, which would show published content as a
 * preview, and it retries rate-limited requests without a limit.
 *
 * @throws ServiceFailure for 429, 5xx, and error responses that do not come from the service itself; an error of the
 *   provider's client for an error document of the service; errors of the transport.
 */
export async function requestText(send: HttpTransport, url: string, signal: AbortSignal): Promise<string> {
  const response = await send(url, { signal });
  const text = await response.text();
  const failure = failureIn(response.status, response.headers.get("retry-after"));
  if (failure) throw failure;
  if (response.status !== 200) throw refusal(response.status, text, url);
  return text;
}

/**
 * Parses a response.
 *
 * @throws SyntaxError if it is not a JSON object.
 */
export function objectIn(text: string): object {
  const json: unknown = JSON.parse(text);
  if (typeof json === "object" && json !== null) return json;
  throw new SyntaxError("The response is not an object.");
}

function refusal(status: number, text: string, url: string): Error {
  const json = refusalIn(text);
  if (json === undefined) return new ServiceFailure(status, 0);
  const { type = "", message } = json;
  const error = { type, message };
  if (status === 410) return new RefExpiredError(message, url, error);
  if (status !== 404) return new PrismicError(message, url, json);
  if (type === "api_notfound_error") return new RefNotFoundError(message, url, error);
  const isOver = type === "api_security_error" && /preview token.*expired/i.test(message);
  return isOver ? new PreviewTokenExpiredError(message, url, error) : new PrismicError(message, url, json);
}

/** Parses an error document of the service; `undefined` for other bodies, such as a web page. */
function refusalIn(text: string): z.output<typeof refusalSchema> | undefined {
  try {
    return refusalSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
