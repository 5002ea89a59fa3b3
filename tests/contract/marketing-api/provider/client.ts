import { createRequire } from "node:module";
import { readProviderMethods } from "./provider-methods.ts";

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

/** Converts named arguments to the positional arguments of a method; the others become its options. */
export function inOrder(
  { parameters }: ProviderMethod,
  args: Readonly<Record<string, unknown>>,
): readonly unknown[] {
  const options = Object.fromEntries(Object.entries(args).filter(([name]) => !parameters.includes(name)));
  return parameters.map((name) => (name === "opts" ? options : args[name]));
}

/** How the provider's client calls one of our operations. */
export type ProviderMethod = (typeof providerMethods)[number];

/** A text with characters that are reserved in URLs or not in ASCII. */
export const text = "50% of 1+1 & more? é/🎉#;='";
/** A timestamp; the server must not decode its plus sign as a space. */
const moment = "2026-11-21T08:00:00+00:00";

const LISTS = new Set(["fields", "exclude_fields", "action", "activity_filters"]);

/** The provider's method for each of our operations that its client has. */
export const providerMethods = readProviderMethods().map(({ group, name, operation, parameters, query }) => ({
  operation,
  /** Path of the method in the provider's client: `lists.getListMembersInfo`. */
  method: `${group}.${name}`,
  /** In their order, with the names of the HTTP API: `list_id`, `body`, `opts`. */
  parameters: parameters.map((one) => one.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)),
  /** The query parameters that it has. */
  known: query,
  /** A value for every query parameter of ours. */
  query: Object.fromEntries((operation.operation.rules.query ?? []).map((key) => [key, sampleOf(key)])),
}));

/** Zero and `false` have to be sent, too. */
function sampleOf(parameter: string): unknown {
  if (LISTS.has(parameter)) return ["first", "se cond", "members.merge_fields.FNAME"];
  if (parameter === "count") return 7;
  if (parameter === "offset") return 0;
  if (/^(?:has|include|is|skip)_/.test(parameter)) return false;
  return /^(?:before|since)_/.test(parameter) ? moment : text;
}
