import type { Dispatcher } from "undici";

/** Requests one page of members. */
export type Caller = () => Promise<unknown>;

const PATH = "/3.0/lists/abc/members?count=10&status=subscribed";
const KEY = "0123456789abcdef-us1";
const headers = {
  authorization: `Basic ${Buffer.from(`user:${KEY}`).toString("base64")}`,
  accept: "application/json",
};

/** The alternatives to undici that were considered (docs/adr/0007-marketing-transport.md). */
export const callers = {
  async "ky over a lean fetch"(origin: string, ca: string): Promise<Caller> {
    const [{ default: ky }, { Client }] = await Promise.all([import("ky"), import("undici")]);
    const options = { allowH2: false, ...(ca !== "" && { connect: { ca } }) };
    const idle = Array.from({ length: 10 }, () => new Client(origin, options));
    const leanFetch = async (input: Request | URL | string): Promise<Response> => {
      if (!(input instanceof Request)) throw new TypeError("expected a Request");
      const connection = idle.pop();
      if (connection === undefined) throw new Error("too many calls in flight");
      try {
        return await leanResponse(connection, input);
      } finally {
        idle.push(connection);
      }
    };
    const client = ky.create({ fetch: leanFetch, retry: 0, timeout: 120_000, headers });
    return () => client(`${origin}${PATH}`).json();
  },
} as const;

/** A minimal Response, with only what ky needs. */
async function leanResponse(connection: Dispatcher, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const chunks: Buffer[] = [];
  const status = await new Promise<number>((resolve, reject) => {
    let code = 0;
    connection.dispatch(
      { method: "GET", path: `${pathname}${search}`, headers: Object.fromEntries(request.headers) },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          code = statusCode;
        },
        onResponseData: (_controller, chunk) => chunks.push(chunk),
        onResponseEnd: () => resolve(code),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
  const text = Buffer.concat(chunks).toString();
  return Object.create(Response.prototype, {
    ok: { value: status < 300 },
    status: { value: status },
    type: { value: "default" },
    body: { value: null },
    headers: { value: new Map() },
    text: { value: async () => text },
  });
}
