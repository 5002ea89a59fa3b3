import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import { z } from "zod";
import type { Carrier } from "./carrier.ts";
import { failureIn, ServiceFailure } from "./service-failure.ts";

/** Answers of which the words are known: an editor looks at a few pages in turn. */
const MOST = 32;
/** Characters. What is larger is read in the background, and once. */
const LONGEST = 200_000;

const refusalSchema = z.object({ type: z.string().optional(), message: z.string().default("") });

/**
 * Asks the content service. It takes no other ref for the one that was asked for, as the provider's client does, which
 * would pass published content off as a preview, and it leaves it to the caller whether to ask again: that client
 * repeats a rate-limited request without end.
 *
 * The service is asked every time; but where it answers in the same words as the time before, the answer is the same
 * object, so that what has been read from it need not be read anew.
 */
export class ServiceAnswers {
  readonly #carry: Carrier;
  readonly #known = new Map<string, { readonly text: string; readonly json: object }>();

  constructor(carrier: Carrier) {
    this.#carry = carrier;
  }

  /**
   * What an address answers.
   *
   * @throws ServiceFailure for 429 and 5xx, and for a refusal that is none of the service's: somebody else answered; an
   *   error of the provider's client where the service refuses; SyntaxError for an answer that is no JSON; whatever the
   *   carrier throws.
   */
  async get(url: string, signal: AbortSignal): Promise<object> {
    const carried = await this.#carry(url, { signal });
    const text = await carried.text();
    const failure = failureIn(carried.status, carried.headers.get("retry-after"));
    if (failure) throw failure;
    if (carried.status !== 200) throw refusal(carried.status, text, url);
    const before = this.#known.get(url);
    const answer = before?.text === text ? before : { text, json: objectIn(text) };
    if (text.length <= LONGEST) this.#keep(url, answer);
    return answer.json;
  }

  #keep(url: string, answer: { readonly text: string; readonly json: object }): void {
    this.#known.delete(url);
    this.#known.set(url, answer);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
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
