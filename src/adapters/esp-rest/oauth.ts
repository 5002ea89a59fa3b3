import ky, { isTimeoutError } from "ky";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import { fieldOf } from "../../ports/marketing-api/field.ts";
import {
  ADDRESS,
  checkOptions,
  FUNCTION,
  MILLISECONDS,
  type OptionKinds,
  SIGNAL,
} from "../../ports/marketing-api/options.ts";
import { isAbsent, objectOf } from "../../ports/marketing-api/request.ts";
import { problemOf } from "./response-body.ts";
import { MAX_TIMER_MS, unlessAborted } from "./wait.ts";

const LOGIN_URL = "https://login.mailchimp.com";
const TIMEOUT_MS = 30_000;

/** An application that is registered with the provider. */
export interface OAuthApplication {
  readonly clientId: string;
  /** As registered. */
  readonly redirectUri: string;
}

/** How the provider's login is called. */
export interface OAuthOptions {
  /** Default: `https://login.mailchimp.com`. */
  readonly loginUrl?: string | undefined;
  /** Default: the `fetch` of the runtime. */
  readonly fetch?: typeof fetch | undefined;
  /** Ends a request. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit of each request, in milliseconds. Default: 30,000. */
  readonly timeout?: number | undefined;
}

const OPTIONS: OptionKinds<OAuthOptions> = {
  loginUrl: ADDRESS,
  fetch: FUNCTION,
  signal: SIGNAL,
  timeout: MILLISECONDS,
};

/** An account that is open to an application: options of the client, and whose it is. */
export interface OAuthAccount {
  /** Does not expire. */
  readonly accessToken: string;
  readonly serverPrefix: string;
  readonly accountName: string;
  readonly userId: string;
}

/**
 * The address at which a user opens an account to the application; `state` comes back with the code.
 *
 * @throws {MarketingApiError} `missing-parameter` or `invalid-parameter` when one is not a text.
 */
export function authorizeUrl(
  application: OAuthApplication,
  state: string,
  options: OAuthOptions = {},
): string {
  const { clientId, redirectUri } = objectOf("oauth.authorize", "application", application);
  requireTexts("oauth.authorize", { clientId, redirectUri, state });
  checkOptions("oauth.authorize", options, OPTIONS);
  const { loginUrl = LOGIN_URL } = options;
  const query = { response_type: "code", client_id: clientId, redirect_uri: redirectUri, state };
  return `${loginUrl}/oauth2/authorize?${new URLSearchParams(query)}`;
}

/**
 * Exchanges the code of a redirect for a token, and reads the data centre of the account, which the token does not contain:
 * with it, the options of `createMarketingApi`. Two requests, of which none is repeated.
 *
 * @throws {MarketingApiError} `refused` for a wrong code or secret, in the words of the login, `network`, `timeout`,
 *   `aborted`, `unreadable`, and `missing-parameter` or `invalid-parameter` before anything is sent; never with the secret.
 */
export async function exchangeCode(
  application: OAuthApplication & { readonly clientSecret: string },
  code: string,
  options: OAuthOptions = {},
): Promise<OAuthAccount> {
  const { clientId, clientSecret, redirectUri } = objectOf("oauth.token", "application", application);
  requireTexts("oauth.token", { clientId, clientSecret, redirectUri, code });
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
  const body = new URLSearchParams({ grant_type: "authorization_code", ...client, code });
  const textOf = await read("token", "access_token", { method: "POST", body }, options);
  return await accountOf(textOf("access_token"), options);
}

/**
 * The account that a token opens.
 *
 * @throws {MarketingApiError} As `exchangeCode`.
 */
export async function accountOf(accessToken: string, options: OAuthOptions = {}): Promise<OAuthAccount> {
  requireTexts("oauth.metadata", { accessToken });
  const headers = { authorization: `OAuth ${accessToken}` };
  const textOf = await read("metadata", "dc", { headers }, options);
  return {
    accessToken,
    serverPrefix: textOf("dc"),
    accountName: textOf("accountname"),
    userId: textOf("user_id"),
  };
}

/** Refuses what is not a text, which would be sent as "undefined", and an empty one: a login without a state is open to others. */
function requireTexts(operation: string, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === "" || isAbsent(value)) throw MarketingApiError.missing(name, operation);
    if (typeof value === "string" && !/[\r\n]/.test(value)) continue;
    throw MarketingApiError.invalid(name, operation, "it has to be text of one line");
  }
}

/** Reads texts and numbers of a response by their names; it has to have the one that is needed. */
async function read(
  path: string,
  needed: string,
  init: RequestInit,
  options: OAuthOptions,
): Promise<(name: string) => string> {
  const operation = `oauth.${path}`;
  checkOptions(operation, options, OPTIONS);
  const { loginUrl = LOGIN_URL, fetch = globalThis.fetch, signal, timeout = TIMEOUT_MS } = options;
  const failed = (failure: MarketingApiFailure, message: string, cause?: unknown) =>
    new MarketingApiError(failure, operation, message, { cause });
  let status = 0;
  let text = "";
  await ky(`${loginUrl}/oauth2/${path}`, {
    ...init,
    // The secret and the token go nowhere else.
    redirect: "manual",
    // A code can be exchanged once: it is not sent again.
    retry: 0,
    timeout: false,
    totalTimeout: timeout > MAX_TIMER_MS ? false : timeout,
    throwHttpErrors: false,
    ...(signal && { signal }),
    // Reads the body, too, so that it is within the time limit.
    fetch: async (request) => {
      const response = await unlessAborted(signal, () => fetch(request));
      text = await unlessAborted(signal, () => response.text());
      // A browser hides the status of a redirect.
      status = response.status || 302;
      return new Response();
    },
  }).catch((cause: unknown) => {
    if (signal?.aborted)
      throw failed("aborted", "The signal ended the request of the provider's login", cause);
    if (isTimeoutError(cause))
      throw failed("timeout", `The provider's login did not respond within ${timeout} ms`, cause);
    const reason = cause instanceof Error ? `: ${reasonOf(cause)}` : "";
    throw failed("network", `The provider's login could not be reached${reason}`, cause);
  });
  const document = problemOf(text);
  const textOf = (name: string) => String(fieldOf(document, name) ?? "");
  const title = textOf("error");
  // The login also says so with status 200.
  if (status !== 200 || title !== "") {
    const problem = title === "" ? document : { title, detail: textOf("error_description") };
    throw MarketingApiError.refused(operation, status, { problem });
  }
  if (textOf(needed) === "")
    throw failed("unreadable", `The response of the provider's login has no ${needed}`);
  return textOf;
}

/** ky and the runtime each give the reason as the cause of their error. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
