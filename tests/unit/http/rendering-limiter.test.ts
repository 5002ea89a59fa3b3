import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { RejectedRendering, RenderingLimiter } from "../../../src/adapters/http/rendering-limiter.ts";

const nothing = async () => "made";

/** The statuses of a number of renderings that a client asks for at once. */
function ask(renderings: RenderingLimiter, count: number, client = "192.0.2.7"): (number | undefined)[] {
  return Array.from({ length: count }, () => {
    try {
      void renderings.run(client, nothing);
      return undefined;
    } catch (error) {
      return error instanceof RejectedRendering ? error.status : 0;
    }
  });
}

describe("the renderings of all clients", () => {
  it("begin one by one, and other work of the event loop is done in between", async () => {
    const renderings = new RenderingLimiter();
    const order: string[] = [];
    const all = ["first", "second"].map((name) => renderings.run("one", async () => void order.push(name)));
    const other = async () => {
      for (const _turn of [1, 2]) {
        await setImmediate();
        order.push("a cached page");
      }
    };
    await Promise.all([...all, other()]);
    expect(order).toEqual(["first", "a cached page", "second", "a cached page"]);
  });

  it("are four at once, so that one that waits for another service does not hold up the others", async () => {
    const renderings = new RenderingLimiter();
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const all = Array.from({ length: 6 }, () =>
      renderings.run("one", async () => {
        begun += 1;
        await promise;
      }),
    );
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    expect(begun).toBe(4);
    resolve();
    await Promise.all(all);
    expect(begun).toBe(6);
  });

  it("begin in turns of the clients", async () => {
    const renderings = new RenderingLimiter();
    const order: string[] = [];
    const all = ["many", "many", "many", "few"].map((client) =>
      renderings.run(client, async () => void order.push(client)),
    );
    await Promise.all(all);
    expect(order).toEqual(["many", "few", "many", "many"]);
  });

  it("are rejected for a client with 50 waiting, and not for others", async () => {
    const renderings = new RenderingLimiter();
    expect(ask(renderings, 51, "one")).toEqual([...new Array(50).fill(undefined), 429]);
    expect(await renderings.run("another", nothing)).toBe("made");
  });

  it("are rejected while 300 wait, of the clients with the most, and made again afterwards", async () => {
    const renderings = new RenderingLimiter();
    const clients = Array.from({ length: 6 }, (_, client) => `client ${client}`);
    const all = Promise.allSettled(
      clients.flatMap((client) => Array.from({ length: 50 }, () => renderings.run(client, nothing))),
    );
    expect(await renderings.run("another", nothing)).toBe("made");
    const refused = (await all).flatMap((made) => (made.status === "rejected" ? [made.reason] : []));
    expect(refused).toMatchObject([{ status: 503, retryAfterSeconds: 2 }]);
    expect(ask(renderings, 1)).toEqual([undefined]);
  });

  it("are rejected while each of 300 clients has one waiting", async () => {
    const renderings = new RenderingLimiter();
    const all = Array.from({ length: 300 }, (_, client) => renderings.run(`client ${client}`, nothing));
    expect(ask(renderings, 1, "another")).toEqual([503]);
    await Promise.all(all);
    expect(await renderings.run("another", nothing)).toBe("made");
  });

  it("go on after a failure", async () => {
    const renderings = new RenderingLimiter();
    const fail = async () => {
      throw new Error("a bug");
    };
    await Promise.allSettled(Array.from({ length: 10 }, () => renderings.run("one", fail)));
    expect(await renderings.run("one", nothing)).toBe("made");
  });
});
