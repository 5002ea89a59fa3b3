import type { Fetch } from "../../../../src/adapters/esp-rest/fetch.ts";
import { RestClient } from "../../../../src/adapters/esp-rest/rest-client.ts";
import type { RestMarketingApiOptions } from "../../../../src/adapters/esp-rest/settings.ts";
import { findOperation, type OperationData } from "../../../../src/ports/marketing-api/operations.ts";
import { requestOf } from "../../../../src/ports/marketing-api/request.ts";
import { responseErrorOf, textResponseOf } from "./errors.ts";
import type { Groups } from "./groups.ts";
import { methods } from "./methods.ts";
import { camelCase, usualParameters } from "./parameters.ts";
import type { MethodRow } from "./types.ts";

const DEFAULT_BASE_PATH = "https://server.api.mailchimp.com/3.0";

/** Configuration of `setConfig`. */
export interface CompatConfig {
  /** Takes precedence over `accessToken`. */
  readonly apiKey?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Data centre of the account, such as `us19`. Default: the end of the key. */
  readonly server?: string | undefined;
}

/** Settings of the provider's client, which can be changed at any time. */
export interface CompatSettings {
  config: CompatConfig;
  /** Base URL; the word `server` in it is replaced by that of the configuration. */
  basePath: string;
  /** Timeout of a call in milliseconds, including retries; 0 is none. */
  timeout: number;
  /** `false` adds a timestamp to GETs. */
  cache: boolean;
  /** Sent with every call; `authorization` replaces the credentials. */
  defaultHeaders: Record<string, string>;
}

/** A client with the groups, names and argument orders of the provider's. */
export interface CompatClient extends CompatSettings, Groups {
  /** Sets credentials and server of later calls. */
  setConfig(config?: CompatConfig): void;
}

/** Creates another client with its own configuration, for a second account. */
export function createCompatClient(): CompatClient {
  const settings: CompatSettings = {
    config: {},
    basePath: DEFAULT_BASE_PATH,
    timeout: 120_000,
    cache: true,
    defaultHeaders: {},
  };
  const calls = new Calls(settings);
  const setConfig = (config: CompatConfig = {}) => {
    settings.config = config;
  };
  // One row a method, one method a row; the contract tests call all of them.
  return Object.assign(settings, { setConfig }, groupsOf(calls) as Groups);
}

function groupsOf(calls: Calls): unknown {
  return mapped(methods, (group) => mapped(group, (row) => methodOf(row, calls)));
}

function mapped<V, R>(object: Readonly<Record<string, V>>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

function methodOf(row: MethodRow, calls: Calls) {
  const [name, exceptional, dropped = ""] = typeof row === "string" ? [row] : row;
  const data = findOperation(name);
  if (data === undefined) throw new Error(`There is no operation ${name}`);
  const names = (exceptional ?? usualParameters(data)).split(",").filter((parameter) => parameter !== "");
  const query = data.operation.rules.query ?? [];
  const known = query.filter((parameter) => !dropped.split(",").includes(parameter));
  // Not `async`: an argument that is missing is thrown, not rejected, as the provider's client does.
  return (...given: readonly unknown[]): Promise<unknown> => {
    const args: Record<string, unknown> = {};
    for (const [index, parameter] of names.entries()) {
      const value = given[index];
      if (parameter === "opts") Object.assign(args, queryOf(value, known));
      else if (value === undefined || value === null) {
        throw new Error(`Missing the required parameter '${parameter}' when calling `);
      } else args[wireName(parameter)] = parameter === "body" ? value : textIn(value);
    }
    return calls.make(data, args);
  };
}

/** Options have the names of the HTTP API or those of the provider's early versions; unknown ones are ignored. */
function queryOf(options: unknown, known: readonly string[]): Record<string, unknown> {
  if (typeof options !== "object" || options === null) return {};
  const given = new Map(Object.entries(options));
  return Object.fromEntries(
    known.map((name) => [name, textIn(given.get(camelCase(name)) || given.get(name))]),
  );
}

/** A value of a path or a query as the provider's client writes it. */
function textIn(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(textIn);
  return value instanceof Date ? value.toJSON() : String(value);
}

function wireName(parameter: string): string {
  return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Makes calls with the current settings. */
class Calls {
  readonly #settings: CompatSettings;
  #client: RestClient | undefined;
  #madeFor = "";

  constructor(settings: CompatSettings) {
    this.#settings = settings;
  }

  async make({ name, operation }: OperationData, args: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { body } = args;
    try {
      const request = requestOf(name, operation, body === undefined ? args : { ...args, body: {} });
      const sent = { ...request, ...(body !== undefined && { body: bodyOf(body) }) };
      return (await this.#current().perform(sent, { headers: this.#headers() })) ?? null;
    } catch (error) {
      const text = textResponseOf(error);
      if (text !== undefined) return text;
      throw responseErrorOf(error, this.#settings.timeout);
    }
  }

  /** The default headers, without those that are never or otherwise sent. */
  #headers(): Record<string, string> {
    const headers = Object.entries(this.#settings.defaultHeaders);
    return Object.fromEntries(headers.filter(([name]) => !/^(authorization|content-type)$/i.test(name)));
  }

  /** The provider's client sends calls without a key, too, bodies that are text, and any `authorization`. */
  readonly #fetch: Fetch = (url, init) => {
    const { defaultHeaders, config } = this.#settings;
    const { authorization: own = "", ...others } = init.headers;
    const given = new Headers(defaultHeaders).get("authorization");
    const authorization = given ?? (config?.apiKey || config?.accessToken ? own : "");
    const body = init.body?.startsWith('"') ? String(JSON.parse(init.body)) : init.body;
    return fetch(url, { ...init, body, headers: { ...others, ...(authorization && { authorization }) } });
  };

  #current(): RestClient {
    const options = { ...optionsOf(this.#settings), fetch: this.#fetch };
    const wanted = JSON.stringify(options);
    if (this.#client !== undefined && this.#madeFor === wanted) return this.#client;
    // The calls under way with the former settings come to their end.
    void this.#client?.close();
    this.#madeFor = wanted;
    this.#client = new RestClient(options);
    return this.#client;
  }
}

function optionsOf({ config, basePath, timeout, cache }: CompatSettings): RestMarketingApiOptions {
  const { apiKey, accessToken, server } = config ?? {};
  const address =
    basePath === DEFAULT_BASE_PATH
      ? { serverPrefix: server }
      : { baseUrl: basePath.replace("server", server ?? "server") };
  const credentials = apiKey || accessToken ? { apiKey, accessToken } : { accessToken: "none" };
  return { ...credentials, timeout: timeout || Number.POSITIVE_INFINITY, cache, ...address };
}

/** Text is sent as it is, by way of a JSON string; the service refuses what is no object. */
function bodyOf(given: unknown): object | undefined {
  if (typeof given === "object" && given !== null) return given;
  return given ? { toJSON: () => String(given) } : undefined;
}
