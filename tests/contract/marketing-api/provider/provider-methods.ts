import { createRequire } from "node:module";
import { operations } from "../../../../src/ports/marketing-api/operations.ts";

/** A method of the provider's client, and the operation that it calls. */
export type ProviderMethod = ReturnType<typeof methodOf>;

/** Reads the methods out of the provider's client, which has neither types nor a description. */
export function readProviderMethods(): readonly ProviderMethod[] {
  const client: unknown = createRequire(import.meta.url)("@mailchimp/mailchimp_marketing");
  return entriesOf(client).flatMap(([group, api]) => {
    const members = new Map(entriesOf(api));
    if (members.get("apiClient") !== client) return [];
    return [...members.keys()]
      .filter((name) => members.has(`${name}WithHttpInfo`))
      .map((name) => methodOf(group, name, String(members.get(`${name}WithHttpInfo`))));
  });
}

function methodOf(group: string, name: string, source: string) {
  const [, list = ""] = /^function\s*\(([^)]*)\)/.exec(source) ?? [];
  const [, path, method] = /callApi\(\s*'([^']+)', '(\w+)'/.exec(source) ?? [];
  const [, query = ""] = /var queryParams = \{(.*?)\};/s.exec(source) ?? [];
  const operation = operations.find((it) => it.method === method && it.path === path);
  if (operation === undefined)
    throw new Error(`No operation is ${method} ${path}, which ${group}.${name} calls.`);
  const sent = [...query.matchAll(/'(\w+)':/g)].map(([, parameter = ""]) => parameter);
  return {
    /** Where it is: `lists`. */
    group,
    name,
    operation,
    /** Its parameters in their order: `listId`, `body`, `opts`. */
    parameters: list.split(",").flatMap((parameter) => parameter.trim() || []),
    /** The names of the query parameters that it sends. */
    query: sent,
  };
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
