import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { selfSigned } from "../../sandbox/self-signed.ts";

const member = {
  id: "0".repeat(32),
  email_address: "robin@example.com",
  unique_email_id: "1234567890",
  contact_id: "0".repeat(32),
  full_name: "Robin Example",
  web_id: 123_456_789,
  email_type: "html",
  status: "subscribed",
  merge_fields: {
    FNAME: "Robin",
    LNAME: "Example",
    ADDRESS: { addr1: "1 Example Street", city: "Brisbane" },
  },
  interests: Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`interest-${index}`, index % 2 === 0]),
  ),
  stats: { avg_open_rate: 0.42, avg_click_rate: 0.07 },
  ip_signup: "192.0.2.1",
  timestamp_signup: "2026-07-01T00:00:00+00:00",
  member_rating: 4,
  last_changed: "2026-11-20T00:00:00+00:00",
  language: "en",
  vip: false,
  location: { latitude: -27.4679, longitude: 153.0281, gmtoff: 10, dstoff: 10, country_code: "AU" },
  tags: [{ id: 1, name: "results" }],
  list_id: "abc",
};
const responseBodies = {
  GET: Buffer.from(JSON.stringify({ members: new Array(10).fill(member), list_id: "abc", total_items: 10 })),
  PUT: Buffer.from(JSON.stringify(member)),
};

const LATENCY_MS = 100;

function respond(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once("end", () => {
    const body = request.method === "PUT" ? responseBodies.PUT : responseBodies.GET;
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  });
}

/**
 * Starts the service of the benchmark, which responds immediately; with latency, as far away as the provider's. Returns its
 * addresses by transport, and a function that ends it.
 */
export async function startService(certificateFile: string) {
  const credentials = { ...selfSigned(), keepAliveTimeout: 60_000 };
  writeFileSync(certificateFile, credentials.cert);
  const delayed: RequestListener = (request, response) => {
    setTimeout(respond, LATENCY_MS, request, response);
  };
  const servers = {
    "tls, 100 ms": createTlsServer(credentials, delayed),
    tls: createTlsServer(credentials, respond),
    plain: createServer({ keepAliveTimeout: 60_000 }, respond),
  };
  const addresses = new Map<string, string>();
  for (const [transport, server] of Object.entries(servers)) {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    addresses.set(transport, `${transport === "plain" ? "http" : "https"}://127.0.0.1:${port}/3.0`);
  }
  const close = () => {
    for (const server of Object.values(servers)) server.close();
  };
  return { addresses, close };
}
