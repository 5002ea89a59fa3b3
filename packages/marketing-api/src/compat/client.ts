import { RestClient } from "../../../../src/adapters/esp-rest/rest-client.ts";
import type { RestMarketingApiOptions } from "../../../../src/adapters/esp-rest/settings.ts";
import type { Transport } from "../../../../src/adapters/esp-rest/transport.ts";
import { findOperation } from "../../../../src/ports/marketing-api/operations.ts";
import { requestOf } from "../../../../src/ports/marketing-api/request.ts";
import { responseErrorOf } from "./errors.ts";
import type { Groups } from "./groups.ts";
import { methods } from "./methods.ts";
import type { MethodRow } from "./types.ts";

const DEFAULT_BASE_PATH = "https://server.api.mailchimp.com/3.0";

/** What `setConfig` takes. */
export interface CompatConfig {
  /** Goes before `accessToken`. */
  readonly apiKey?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Data centre of the account, such as `us19`. Default: the end of the key. */
  readonly server?: string | undefined;
}

/** What of the provider's client can be set beside its configuration, at any time. */
export interface CompatSettings {
  config: CompatConfig;
  /** Address of the API; the word `server` in it becomes that of the configuration. */
  basePath: string;
  /** Deadline of a call in milliseconds, all attempts together. */
  timeout: number;
  /** `false` adds a timestamp to GETs. */
  cache: boolean;
  /** Sent with every call. */
  defaultHeaders: Record<string, string>;
}

/** A client that is called as the provider's is: its groups, names and orders of arguments. */
export interface CompatClient extends CompatSettings, Groups {
  /** Says with which credentials, and where, calls are made from now on. */
  setConfig(config: CompatConfig): void;
}

/** Makes a client with a configuration of its own. */
export function createCompatClient(loadTransport: () => Promise<Transport>): CompatClient {
  const settings: CompatSettings = {
    config: {},
    basePath: DEFAULT_BASE_PATH,
    timeout: 120_000,
    cache: true,
    defaultHeaders: {},
  };
  const calls = new Calls(settings, loadTransport);
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

function methodOf([name, parameters, dropped = ""]: MethodRow, calls: Calls) {
  const names = parameters === "" ? [] : parameters.split(",");
  const query = findOperation(name)?.operation.rules.query ?? [];
  const known = query.filter((parameter) => !dropped.split(",").includes(parameter));
  // Not `async`: an argument that is missing is thrown, not rejected, as the provider's client does.
  return (...given: readonly unknown[]): Promise<unknown> => {
    const args: Record<string, unknown> = {};
    for (const [index, parameter] of names.entries()) {
      const value = given[index];
      if (parameter === "opts") Object.assign(args, queryOf(value, known));
      else if (value === undefined || value === null) {
        throw new Error(`Missing the required parameter '${parameter}' when calling `);
      } else args[wireName(parameter)] = value;
    }
    return calls.make(name, args);
  };
}

/** Options have the names of the wire, or those of the provider's early versions; what is unknown is left out. */
function queryOf(options: unknown, known: readonly string[]): Record<string, unknown> {
  if (typeof options !== "object" || options === null) return {};
  const given = new Map(Object.entries(options));
  return Object.fromEntries(known.map((name) => [name, given.get(earlyName(name)) || given.get(name)]));
}

function earlyName(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function wireName(parameter: string): string {
  return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Makes calls with the settings as they stand. */
class Calls {
  readonly #settings: CompatSettings;
  readonly #loadTransport: () => Promise<Transport>;
  #client: RestClient | undefined;
  #madeFor = "";

  constructor(settings: CompatSettings, loadTransport: () => Promise<Transport>) {
    this.#settings = settings;
    this.#loadTransport = loadTransport;
  }

  async make(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
    const row = findOperation(name);
    if (row === undefined) throw new Error(`There is no operation ${name}`);
    try {
      const request = requestOf(name, row.operation, args);
      return (await this.#current().perform(request, { headers: this.#settings.defaultHeaders })) ?? null;
    } catch (error) {
      throw responseErrorOf(error, this.#settings.timeout);
    }
  }

  #current(): RestClient {
    const options = optionsOf(this.#settings);
    const wanted = JSON.stringify(options);
    if (this.#client !== undefined && this.#madeFor === wanted) return this.#client;
    // The calls under way with the former settings come to their end.
    void this.#client?.close();
    this.#madeFor = wanted;
    this.#client = new RestClient(options, this.#loadTransport);
    return this.#client;
  }
}

function optionsOf({ config, basePath, timeout, cache }: CompatSettings): RestMarketingApiOptions {
  const { apiKey, accessToken, server } = config;
  const address =
    basePath === DEFAULT_BASE_PATH
      ? { serverPrefix: server }
      : { baseUrl: basePath.replace("server", server ?? "server") };
  return { apiKey, accessToken, timeout, cache, ...address };
}
