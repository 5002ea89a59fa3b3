import { type CallHooks, type CallLogger, loggingHooks } from "../../ports/marketing-api/call-events.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  ADDRESS,
  checkOptions,
  FLAG,
  FUNCTION,
  LOGGER,
  MILLISECONDS,
  type OptionKinds,
  SIZE,
  TEXT,
} from "../../ports/marketing-api/options.ts";
import type { Throttling } from "./call-limiter.ts";
import { type Fetch, runtimeFetch } from "./fetch.ts";
import { MAX_RESPONSE_BYTES } from "./response-size.ts";

/** The credentials of a call. */
export interface Credentials {
  /** Sent as the password of basic authentication. Goes before `accessToken`. Default: empty. */
  readonly apiKey?: string | undefined;
  /** Sent as a bearer token. Default: empty. */
  readonly accessToken?: string | undefined;
  /** Data centre of the account, such as `us19`. Default: the suffix of the key; without one no call can be made. */
  readonly serverPrefix?: string | undefined;
}

/** Options of the client; the defaults are those of the specification of the client (sections 6 and 9). */
export interface RestMarketingApiOptions extends Credentials, CallHooks {
  /**
   * Returns the credentials of each call, such as a token from a store. After a 401 it is called once more, with `isRefused`,
   * so that it can renew them, and the call is repeated. It replaces `apiKey` and `accessToken`.
   */
  readonly credentials?:
    | ((reason: { readonly isRefused: boolean }) => Credentials | Promise<Credentials>)
    | undefined;
  /** Name and version of the program, for the header `user-agent`: `my-shop/1.2`. */
  readonly application?: string | undefined;
  /** Address to call in place of the provider's, such as a sandbox's `http://127.0.0.1:4010/3.0`. */
  readonly baseUrl?: string | undefined;
  /** `false` adds a timestamp parameter to GETs, so that they bypass caches. Default: `true`. */
  readonly cache?: boolean | undefined;
  /** Time limit of a call over all its attempts, from the moment it leaves the queue, in milliseconds. Default: 120,000. */
  readonly timeout?: number | undefined;
  /** Time limit of a call in the queue before its first attempt, in milliseconds. Default: none. */
  readonly queueTimeout?: number | undefined;
  /**
   * Maximum number of calls in flight. The service allows ten for each account: the default, nine, leaves one to other
   * programs. Background calls, such as those of syncs and batches, leave three of the nine to the client's other calls.
   */
  readonly concurrency?: number | undefined;
  /** Limit of a response body in bytes, decompressed; a larger one is `unreadable`. Default: 104,857,600 (100 MiB). */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Sends the requests, and downloads the results of batches: a `fetch` of your own, for a proxy or a test. Default: the `fetch`
   * of the runtime.
   */
  readonly fetch?: Fetch | undefined;
  /** Logs each response at `debug`, and at `warn` each retry, lost request and slow-down. Default: nothing is logged. */
  readonly logger?: CallLogger | undefined;
  /** Called when the service throttles a call (429), so that the client slows down. */
  readonly onThrottle?: ((throttling: Throttling) => void) | undefined;
}

/** Options that have been validated. */
export type Settings = ReturnType<typeof settingsOf>;

const OPTIONS: OptionKinds<RestMarketingApiOptions> = {
  apiKey: TEXT,
  accessToken: TEXT,
  serverPrefix: TEXT,
  credentials: FUNCTION,
  application: TEXT,
  baseUrl: ADDRESS,
  cache: FLAG,
  timeout: MILLISECONDS,
  queueTimeout: MILLISECONDS,
  concurrency: SIZE,
  maxResponseBytes: SIZE,
  fetch: FUNCTION,
  logger: LOGGER,
  onThrottle: FUNCTION,
  onRequest: FUNCTION,
  onResponse: FUNCTION,
  onRetry: FUNCTION,
};

/** A prefix that means "not configured" (specification of the client, section 9). */
const DEFAULT_SERVER_PREFIX = "invalid-server";
/** User name of basic authentication: the service ignores it, but it has to be there. */
const USER_NAME = "user";

/**
 * Validates options and adds the defaults.
 *
 * @param operation - Name of the operation that is called with them.
 * @throws {MarketingApiError} `configuration` when calls cannot be made with them. It never contains a credential.
 */
export function settingsOf(options: RestMarketingApiOptions, operation = "") {
  checkOptions(operation, options, OPTIONS, "configuration");
  const {
    apiKey = "",
    accessToken = "",
    serverPrefix,
    baseUrl,
    cache = true,
    timeout = 120_000,
    queueTimeout = Number.POSITIVE_INFINITY,
    concurrency = 9,
    maxResponseBytes = MAX_RESPONSE_BYTES,
    fetch = runtimeFetch,
    onThrottle,
    logger,
    application,
  } = options;
  const refuse: Refuse = (message) => new MarketingApiError("configuration", operation, message);
  if (/\s/.test(apiKey)) throw refuse("apiKey holds white space: copy it without");
  if (application !== undefined && !/^[\x20-\x7e]+$/.test(application)) {
    throw refuse("application holds characters that cannot be sent in a header");
  }
  const authorization = authorizationOf(apiKey, accessToken, refuse);
  const { origin, host, pathname } = baseOf(baseUrl, serverPrefix, apiKey, refuse);
  /** Scheme, host, port, and the part of the path before that of an operation, without a final slash. */
  const base = `${origin}${pathname.replace(/(?<!\/)\/+$/, "")}`;
  return {
    base,
    host,
    authorization,
    cache,
    timeout,
    queueTimeout,
    concurrency,
    maxResponseBytes,
    fetch,
    /** Functions of the caller that are told about requests. */
    hooks: [options, logger === undefined ? {} : loggingHooks(logger)],
    onThrottle(throttling: Throttling) {
      logger?.warn(throttling, `The service throttles calls: ${throttling.concurrency} at once`);
      onThrottle?.(throttling);
    },
    /** The header of a request: `my-shop/1.2 marketing-api-client/1.0.0`. */
    userAgent: [application, `marketing-api-client/${VERSION}`].filter(Boolean).join(" "),
  };
}

/** The error of options with which no call can be made. */
type Refuse = (message: string) => MarketingApiError;

/** The version of the package's manifest. */
export const VERSION = "1.0.0";

function authorizationOf(apiKey: string, accessToken: string, refuse: Refuse): string {
  if (apiKey !== "") return `Basic ${base64(`${USER_NAME}:${apiKey}`)}`;
  if (accessToken === "") throw refuse("Set apiKey or accessToken: no call can be made without one");
  if (!/^[\x21-\x7e]+$/.test(accessToken)) {
    throw refuse("accessToken holds characters that cannot be sent in a header");
  }
  return `Bearer ${accessToken}`;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function baseOf(
  baseUrl: string | undefined,
  serverPrefix: string | undefined,
  apiKey: string,
  refuse: Refuse,
): URL {
  if (baseUrl === undefined) {
    return new URL(`https://${prefixOf(serverPrefix, apiKey, refuse)}.api.mailchimp.com/3.0`);
  }
  const url = new URL(baseUrl);
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw refuse("baseUrl has to be scheme, host and path alone");
  }
  return url;
}

function prefixOf(serverPrefix: string | undefined, apiKey: string, refuse: Refuse): string {
  const given = serverPrefix === DEFAULT_SERVER_PREFIX || serverPrefix === "" ? undefined : serverPrefix;
  const prefix = given ?? /-([a-z]+\d+)$/.exec(apiKey)?.[1];
  if (prefix === undefined) {
    throw refuse(
      "Set serverPrefix to the data centre of the account, such as 'us19': it is the end of its API keys, and of its address when logged in",
    );
  }
  // The prefix becomes part of the host to which the key is sent. It must not change the domain, and must not be a key, which
  // would then be in an address.
  if (!/^[a-z]+\d+$/i.test(prefix))
    throw refuse("serverPrefix is not the name of a data centre, such as 'us19'");
  return prefix;
}
