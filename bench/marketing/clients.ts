import { createRequire } from "node:module";

/** The two calls that are measured: get a page of ten members, and update one member. */
export interface BenchClient {
  GET(): Promise<unknown>;
  PUT(): Promise<unknown>;
}

const KEY = "0123456789abcdef0123456789abcdef-us1";
const authorization = `Basic ${Buffer.from(`user:${KEY}`).toString("base64")}`;
const list_id = "abc";
const subscriber_hash = "0".repeat(32);
const body = {
  email_address: "robin@example.com",
  status_if_new: "pending",
  merge_fields: { FNAME: "Robin", LNAME: "Example" },
  tags: ["results"],
} as const;
const fields = ["members.email_address", "total_items"] as const;

/** A client that only sends and parses. */
function bare(call: (path: string, init: BareRequest) => Promise<unknown>): BenchClient {
  const list = `/lists/${list_id}/members?fields=${encodeURIComponent(fields.join(","))}&count=10`;
  const json = { authorization, "content-type": "application/json" };
  return {
    GET: () => call(list, { method: "GET", headers: { authorization } }),
    PUT: () =>
      call(`/lists/${list_id}/members/${subscriber_hash}`, {
        method: "PUT",
        headers: json,
        body: JSON.stringify(body),
      }),
  };
}

interface BareRequest {
  readonly method: "GET" | "PUT";
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The clients that are compared; each loads only its own modules. */
export const openers: Readonly<Record<string, (url: string) => Promise<BenchClient>>> = {
  async "this client"(baseUrl) {
    const { createRestMarketingApi } = await import("../../src/adapters/esp-rest/rest-marketing-api.ts");
    const { members } = createRestMarketingApi({ apiKey: KEY, baseUrl }).lists;
    return {
      GET: () => members.list({ list_id, fields, count: 10 }),
      PUT: () => members.set({ list_id, subscriber_hash, body }),
    };
  },

  async "the provider's client"(url) {
    const client: ProviderClient = createRequire(import.meta.url)("@mailchimp/mailchimp_marketing");
    client.setConfig({ apiKey: KEY, server: "us1" });
    client.basePath = url;
    return {
      GET: () => client.lists.getListMembersInfo(list_id, { fields, count: 10 }),
      PUT: () => client.lists.setListMember(list_id, subscriber_hash, body),
    };
  },

  async "bare fetch"(url) {
    return bare(async (path, init) => {
      const response = await fetch(url + path, init);
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
  },

  async "bare undici"(url) {
    const { Pool } = await import("undici");
    const { origin, pathname } = new URL(url);
    const pool = new Pool(origin, { connections: 10, allowH2: false });
    return bare(async (path, init) => {
      const response = await pool.request({ ...init, path: pathname + path });
      if (response.statusCode !== 200) throw new Error(String(response.statusCode));
      return response.body.json();
    });
  },
};

interface ProviderClient {
  basePath: string;
  setConfig(config: { readonly apiKey: string; readonly server: string }): void;
  readonly lists: {
    getListMembersInfo(list: string, options: object): Promise<unknown>;
    setListMember(list: string, hash: string, body: object): Promise<unknown>;
  };
}
