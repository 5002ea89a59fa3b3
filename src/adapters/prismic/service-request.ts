import { brand } from "../../../brand/brand.ts";
import { bodyBytes } from "../http-client/body-bytes.ts";
import {
  networkError,
  ResponseTooLargeError,
  ServiceError,
  type ServiceResponse,
  ServiceStatusError,
  UnexpectedResponseError,
} from "./service-response.ts";

/** Time limits of a request to the content service, in milliseconds. */
export interface TimeLimits {
  /** For one attempt, until the body is complete. */
  readonly attempt: number;
  /** For all attempts together. */
  readonly deadline: number;
}

/** Sends a request. Rejects if there is no complete response. */
export type ServiceRequest = (url: string) => Promise<ServiceResponse>;

/** The part of `fetch` that is needed. */
export type Send = (request: Request) => Promise<Response>;

/** For requests while a visitor waits. */
export const LOOK_UP_LIMITS: TimeLimits = { attempt: 2_000, deadline: 4_000 };
/** For polls of the published ref: a service that is slow, but responds, hides no publish. */
export const POLL_LIMITS: TimeLimits = { attempt: 6_000, deadline: 6_000 };
/** For requests in the background. A hundred documents are a large response. */
export const BACKGROUND_LIMITS: TimeLimits = { attempt: 15_000, deadline: 40_000 };

const MAX_RETRIES = 2;
/** Maximum delay before the first retry; it doubles with the second. */
const BASE_DELAY_MS = 200;
const FAILURES = [429, 500, 502, 503, 504];
/** Maximum time for which a `Retry-After` of the service is respected: a publish must not stay unseen for longer. */
const MAX_RETRY_AFTER_MS = 10_000;
/** Maximum size of a response in JSON, decompressed. A hundred large documents are much smaller. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** The pause that the service requested with `Retry-After`, for all requests that share it. */
export class ServicePause {
  /** By the monotonic clock. */
  #until = Number.NEGATIVE_INFINITY;

  /** Remaining time in milliseconds; not above 0 if there is no pause. */
  get remainingMs(): number {
    return this.#until - performance.now();
  }

  /** Respects `Retry-After`, in seconds or a date, of a failure. */
  observe({ status, headers }: Response): void {
    const value = FAILURES.includes(status) ? (headers.get("retry-after") ?? "0") : "0";
    const seconds = Number(value);
    const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
    const until = performance.now() + Math.min(ms || 0, MAX_RETRY_AFTER_MS);
    this.#until = Math.max(this.#until, until);
  }
}

interface ServiceRequestOptions {
  readonly limits: TimeLimits;
  /** The accepted media type. A response of JSON that is not an object is a failure. Default: JSON. */
  readonly accept?: string;
  /** Maximum size of the body, decompressed. Default: 64 MB. */
  readonly maxBytes?: number;
  /** Default: a pause of its own. */
  readonly pause?: ServicePause;
  /** Default: the runtime's `fetch`. */
  readonly send?: Send | undefined;
}

/**
 * Requests to the content service with ky: time limits, retries and `Retry-After`. A network error, a timeout, an
 * incomplete or invalid response, and a failure status are retried, with random delays, so that processes that failed
 * together do not retry together.
 *
 * The request rejects with {@link ResponseTooLargeError}, or with an error whose message is the reason. Messages contain
 * no address, because it may contain the access token.
 */
export function serviceRequest({
  limits,
  accept = "application/json",
  maxBytes = MAX_JSON_BYTES,
  pause = new ServicePause(),
  send = (request) => fetch(request),
}: ServiceRequestOptions): ServiceRequest {
  const isJson = accept === "application/json";
  const attempt = async (request: Request) => {
    // Timers may fire up to a millisecond early.
    if (pause.remainingMs > 1) throw new ServiceError("it requested a pause with Retry-After");
    const response = await send(request);
    pause.observe(response);
    const bytes = await bodyBytes(response, maxBytes, () => new ResponseTooLargeError(maxBytes));
    if (isJson && response.ok && !isObject(bytes))
      throw new UnexpectedResponseError({
        status: response.status,
        contentType: contentTypeOf(response),
        bytes,
      });
    return { response, bytes };
  };
  return async (url) => {
    // Loaded with the first request, with the runtime's `fetch`: a site on the sandbox sends none.
    const { default: ky, isHTTPError, isNetworkError, isTimeoutError } = await import("ky");
    const reasonOf = (error: Error): Error => {
      if (isHTTPError(error)) return new ServiceStatusError(error.response.status);
      if (isTimeoutError(error)) return new ServiceError("it did not respond in time");
      return isNetworkError(error) ? networkError(error) : error;
    };
    let bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
    const response = await ky(url, {
      // It reads the body, so that time limits and retries apply to it too.
      fetch: async (input) => {
        const complete = await attempt(input instanceof Request ? input : new Request(input));
        bytes = complete.bytes;
        return complete.response;
      },
      // Some firewalls reject requests without a user agent.
      headers: { accept, "user-agent": `${brand.slug}-website` },
      // Another host must not get the access token.
      redirect: "manual",
      timeout: limits.attempt,
      totalTimeout: limits.deadline,
      throwHttpErrors: (status) => FAILURES.includes(status),
      retry: {
        limit: MAX_RETRIES,
        statusCodes: FAILURES,
        afterStatusCodes: FAILURES,
        retryOnTimeout: true,
        maxRetryAfter: MAX_RETRY_AFTER_MS,
        delay: (retry) => BASE_DELAY_MS * 2 ** (retry - 1),
        jitter: true,
        shouldRetry: ({ error }) => {
          // A retry after the deadline would be useless.
          if (pause.remainingMs >= limits.deadline) return false;
          return error instanceof UnexpectedResponseError || undefined;
        },
      },
      hooks: { beforeError: [({ error }) => reasonOf(error)] },
    });
    return { status: response.status, contentType: contentTypeOf(response), bytes };
  };
}

const contentTypeOf = ({ headers }: Response) => headers.get("content-type");

/** Whether a text in JSON is an object, as far as its ends show. The provider's client parses it. */
function isObject(bytes: Buffer): boolean {
  return (
    /^\s*\{/.test(bytes.toString("latin1", 0, 32)) &&
    /\}\s*$/.test(bytes.toString("latin1", bytes.length - 32))
  );
}
