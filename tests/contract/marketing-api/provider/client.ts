import { createRequire } from "node:module";
import {
  type ProviderMethod as Method,
  readProviderMethods,
} from "../../../../scripts/marketing-compat/provider-methods.ts";
import type { OperationData } from "../../../../src/ports/marketing-api/operations.ts";
import { memberAt } from "./member-at.ts";

/** Configuration of the provider's client; `server` only affects its own base path. */
export interface ProviderConfig {
  readonly apiKey?: string;
  readonly accessToken?: string;
  readonly server?: string;
}

interface ProviderClient {
  basePath: string;
  cache: boolean;
  timeout: number;
  defaultHeaders: Record<string, string>;
  setConfig(config?: ProviderConfig): void;
}

// It is CommonJS and has no types.
const require = createRequire(import.meta.url);
const client: ProviderClient = require("@mailchimp/mailchimp_marketing");

/** The provider's client, a singleton, with a base URL, which its public property accepts over plain HTTP. */
export function providerClient(url: string, config: ProviderConfig): ProviderClient {
  client.basePath = url;
  client.cache = true;
  client.timeout = 120_000;
  client.defaultHeaders = {};
  client.setConfig(config);
  return client;
}

/** The parameters of a method in order, with the names of the HTTP API: `list_id`, `body`, `opts`. */
export function providerParameters(method: string): string[] {
  const source = String(memberAt(client, method));
  const [, list = ""] = /^function\s*\(([^)]*)\)/.exec(source) ?? [];
  const names = list.split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "")
    .map((name) => name.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`));
}

/** The query parameters of a method. */
export function providerQueryParameters(method: string): string[] {
  const [, block = ""] =
    /var queryParams = \{(.*?)\};/s.exec(String(memberAt(client, `${method}WithHttpInfo`))) ?? [];
  return [...block.matchAll(/'(\w+)':/g)].map(([, name = ""]) => name);
}

/** Converts named arguments to the positional arguments of a method; the others become its options. */
export function inOrder(method: string, args: Readonly<Record<string, unknown>>): readonly unknown[] {
  const parameters = providerParameters(method);
  const options = Object.fromEntries(Object.entries(args).filter(([name]) => !parameters.includes(name)));
  return parameters.map((name) => (name === "opts" ? options : args[name]));
}

/** How the provider's client calls one of our operations. */
export interface ProviderMethod {
  readonly operation: OperationData;
  /** Path of the method in the provider's client: `lists.getListMembersInfo`. */
  readonly method: string;
  /** A value for every query parameter. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** A text with characters that are reserved in URLs or not in ASCII. */
export const text = "50% of 1+1 & more? é/🎉#;='";
/** A timestamp; the server must not decode its plus sign as a space. */
const moment = "2026-11-21T08:00:00+00:00";

const LISTS = new Set(["fields", "exclude_fields", "action", "activity_filters"]);

/** The provider's method for each of our operations that its client has. */
export const providerMethods: readonly ProviderMethod[] = readProviderMethods().map(
  ({ group, name, operation }: Method) => ({
    operation,
    method: `${group}.${name}`,
    query: Object.fromEntries((operation.operation.rules.query ?? []).map((key) => [key, sampleOf(key)])),
  }),
);

/** Zero and `false` have to be sent, too. */
function sampleOf(parameter: string): unknown {
  if (LISTS.has(parameter)) return ["first", "se cond", "members.merge_fields.FNAME"];
  if (parameter === "count") return 7;
  if (parameter === "offset") return 0;
  if (/^(?:has|include|is|skip)_/.test(parameter)) return false;
  return /^(?:before|since)_/.test(parameter) ? moment : text;
}
