import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { signUp, signUpSite, signUpThroughFaults } from "./failing-provider.ts";

describe("sign-ups while the provider fails", () => {
  it("200 of them with faults of every kind: no acknowledged one is lost or duplicated", async () => {
    await signUpThroughFaults({ readers: 200, silent: 0.05, timeoutMs: 1_000, atLeast: 20 });
  }, 30_000);

  it("a provider that never responds delays a visitor until the deadline", async () => {
    const { server, faults } = await signUpSite({ timeoutMs: 200 });
    faults.add({ kind: "silence", times: 100 });
    expect(await signUp(server, "reader@larkfield.example")).toBe(503);
    // The request was sent and has no response: nothing else has ended it.
    expect(faults.waiting.length).toBeGreaterThan(0);
  });

  it("a flood is rejected at once without calling the provider, and later visitors are served", async () => {
    const { server, faults, performed, counted } = await signUpSite({ timeoutMs: 500 });
    faults.add({ kind: "silence", times: 10 });
    const flood = Array.from({ length: 100 }, (_, index) => signUp(server, `r${index}@larkfield.example`));
    expect(new Set(await Promise.all(flood.slice(60)))).toEqual(new Set([503]));
    expect(counted.mock.calls).toEqual(
      Array.from({ length: 40 }, () => ["sign_ups_total", { outcome: "busy" }]),
    );
    expect(performed).toEqual([]);
    await Promise.all(flood);
    faults.clear();
    expect(await signUp(server, "reader@larkfield.example")).toBe(200);
  });

  it("a disconnected visitor frees a slot", async () => {
    const { server, faults, counted } = await signUpSite();
    faults.add({ kind: "silence", times: 1 });
    const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const body = '"reader@larkfield.example"';
    socket.write(
      `POST /api/newsletterPost HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitUntil(() => faults.waiting.length === 0, { timeout: 10_000 });
    socket.destroy();
    await vi.waitUntil(() => counted.mock.calls.length === 1, { timeout: 10_000 });
    expect(counted).toHaveBeenCalledWith("sign_ups_total", { outcome: "failed" });
  });
});
