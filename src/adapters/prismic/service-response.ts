import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { z } from "zod";
import type { HttpTransport } from "./http-transport.ts";
import { failureIn, ServiceFailure } from "./service-failure.ts";

const refusalSchema = z.object({ type: z.string().optional(), message: z.string().default("") });

/**
 * Asks the content service. It takes no other ref for the one that was asked for, as the provider's client does, which
 * would pass published content off as a preview, and it leaves it to the caller whether to ask again: that client
 * repeats a rate-limited request without end.
 *
 * @throws ServiceFailure for 429 and 5xx, and for a refusal that is none of the service's: somebody else answered; an
 *   error of the provider's client where the service refuses; SyntaxError for an answer that is no JSON; whatever the
 *   transport throws.
 */
export async function requestJson(send: HttpTransport, url: string, signal: AbortSignal): Promise<object> {
  const carried = await send(url, { signal });
  const text = await carried.text();
  const failure = failureIn(carried.status, carried.headers.get("retry-after"));
  if (failure) throw failure;
  if (carried.status !== 200) throw refusal(carried.status, text, url);
  return objectIn(text);
}

function objectIn(text: string): object {
  const json: unknown = JSON.parse(text);
  if (typeof json === "object" && json !== null) return json;
  throw new SyntaxError("The answer is no object.");
}

function refusal(status: number, text: string, url: string): Error {
  const json = refusalIn(text);
  if (json === undefined) return new ServiceFailure(status, 0);
  const { type = "", message } = json;
  const said = { type, message };
  if (status === 410) return new RefExpiredError(message, url, said);
  if (status !== 404) return new PrismicError(message, url, json);
  if (type === "api_notfound_error") return new RefNotFoundError(message, url, said);
  const isOver = type === "api_security_error" && /preview token.*expired/i.test(message);
  return isOver ? new PreviewTokenExpiredError(message, url, said) : new PrismicError(message, url, json);
}

/** A refusal in the service's own words; `undefined` for a web page, or whatever else stands there. */
function refusalIn(text: string): z.output<typeof refusalSchema> | undefined {
  try {
    return refusalSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
