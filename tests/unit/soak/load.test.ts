import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Load } from "../../../scripts/soak/load.ts";
import { visits } from "../../../scripts/soak/visitors.ts";

let server: Server;
let load: Load;

afterEach(async () => {
  await load.close();
  server.close();
});

async function loadOn(listener: RequestListener): Promise<Load> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  load = new Load(`http://127.0.0.1:${address.port}`, visits());
  return load;
}

/** Responds like the site: unknown addresses are a 404, and invalid JSON is rejected. */
const sound: RequestListener = async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  response.statusCode = body === "{" ? 400 : 200;
  if (request.url?.startsWith("/nowhere")) response.statusCode = 404;
  response.end("answer");
};

describe("the load of a soak test", () => {
  it("is sent at a fixed rate, with the latency of each response", async () => {
    const asked = vi.fn(sound);
    const sending = await loadOn(asked);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const stop = new AbortController();
    const sent = sending.pace(200, stop.signal);
    vi.advanceTimersByTime(500);
    stop.abort();
    await sent;
    await expect.poll(() => sending.pending).toBe(0);
    // No request is sent after it has been stopped.
    vi.advanceTimersByTime(500);
    expect(asked).toHaveBeenCalledTimes(100);
    const { answered, errors, p50 } = sending.sample();
    expect([...errors]).toEqual([]);
    expect(answered).toBe(100);
    expect(p50).toBeGreaterThan(0);
    expect(sending.sample().answered).toBe(0);
  });

  it("counts every unexpected response as an error, by kind", async () => {
    const sending = await loadOn((_request, response) => void response.writeHead(500).end());
    await sending.flood(0.2);
    const { answered, errors } = sending.sample();
    expect([...errors.values()].reduce((sum, count) => sum + count, 0)).toBe(answered);
    expect([...errors.keys()].join()).toContain("GET /company: status 500, expected 200");
  });

  it("counts an aborted connection as an error", async () => {
    const sending = await loadOn(({ socket }) => void socket.destroy());
    await sending.flood(0.1);
    expect(sending.sample().errors.size).toBeGreaterThan(0);
  });
});
