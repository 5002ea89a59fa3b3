import { describe, expect, it } from "vitest";
import { FairQueue } from "../../../src/adapters/http/fair-queue.ts";

/** A queue of texts that begin with the client's name (`a1`), and the outcomes of adding some. */
function queueOf(texts = "", limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue<string>({ ofClient: 10, ofAll: 100, ...limits });
  const add = (more: string) =>
    more.split(" ").map((text) => {
      const added = queue.add(text.replace(/\d+$/, ""), text);
      return added.outcome === "added" && added.shed ? `instead of ${added.shed}` : added.outcome;
    });
  const take = (count = Number.POSITIVE_INFINITY) => {
    const taken: string[] = [];
    while (taken.length < count) {
      const item = queue.next();
      if (item === undefined) break;
      taken.push(item);
    }
    return taken.join(" ");
  };
  if (texts !== "") add(texts);
  return { add, take };
}

/** A number of clients with one item each: `x1 y1` for two. */
const clients = (count: number, name = "client") =>
  Array.from({ length: count }, (_, index) => `${name}${String.fromCodePoint(0x4e00 + index)}1`).join(" ");

describe("clients that wait", () => {
  it("take turns, however many each has waiting, and each in the order in which it has asked", () => {
    expect(queueOf("a1 a2 a3 b1 c1 c2").take()).toBe("a1 b1 c1 a2 c2 a3");
  });

  it("are served at once if nobody else waits", () => {
    const { add, take } = queueOf();
    expect(take()).toBe("");
    add("a1");
    expect(take()).toBe("a1");
    add("a2 a3");
    expect(take()).toBe("a2 a3");
  });

  it("do not get a second turn before the others have had one, by asking again after each", () => {
    const { add, take } = queueOf("a1 b1 c1 d1");
    const order: string[] = [];
    for (let turn = 2; turn < 6; turn += 1) {
      order.push(take(1));
      add(`a${turn}`);
    }
    expect(order).toEqual(["a1", "b1", "c1", "d1"]);
    expect(take()).toBe("a2 a3 a4 a5");
  });
});

describe("a client that comes while others wait", () => {
  it("is served next but one at the latest, also if 200 others have many waiting", () => {
    const queue = queueOf("", { ofAll: 1_000 });
    for (let round = 0; round < 5; round += 1) queue.add(clients(200));
    queue.take(7);
    queue.add("visitor1");
    expect(queue.take(2)).toContain("visitor1");
  });

  it("is so as often as it asks now and then, while all others ask again at once", () => {
    const { add, take } = queueOf(clients(100), { ofAll: 1_000 });
    const serve = (count: number) => {
      for (let turn = 0; turn < count; turn += 1) add(take(1));
    };
    serve(3);
    for (let search = 1; search <= 10; search += 1) {
      add(`visitor${search}`);
      expect(take(2)).toContain(`visitor${search}`);
      serve(3);
    }
  });

  it("waits no longer than a round if it asks again at once, too", () => {
    const { add, take } = queueOf(clients(50), { ofAll: 1_000 });
    add(take(1));
    add("visitor1");
    const served = Array.from({ length: 150 }, () => {
      const item = take(1);
      add(item);
      return item;
    });
    const turns = served.flatMap((item, at) => (item === "visitor1" ? [at] : []));
    expect(turns.slice(0, 10).at(-1)).toBeLessThan(20);
    const pauses = turns.slice(1).map((at, index) => at - (turns[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(100);
    expect(turns.length).toBeLessThan(30);
  });

  it("does not hold up those who wait already, however many come", () => {
    const { add, take } = queueOf("a1 b1 c1");
    take(1);
    const served: string[] = [];
    for (const client of clients(50, "new").split(" ")) {
      add(client);
      served.push(take(1));
    }
    expect(served.indexOf("b1")).toBeLessThan(3);
    expect(served.indexOf("c1")).toBeLessThan(5);
  });
});

describe("what may wait", () => {
  it("is limited for a client, and for no other", () => {
    const { add, take } = queueOf("", { ofClient: 2 });
    expect(add("a1 a2 a3 b1")).toEqual(["added", "added", "client-full", "added"]);
    expect(take(1)).toBe("a1");
    expect(add("a4 a5")).toEqual(["added", "client-full"]);
    expect(take()).toBe("b1 a2 a4");
  });

  it("is limited for all: the newest of the client with the most gives way to one of a client with less", () => {
    const { add, take } = queueOf("a1 a2 a3 b1 b2", { ofAll: 5 });
    expect(add("c1 c2 d1 d2")).toEqual(["instead of a3", "full", "instead of b2", "full"]);
    expect(add("e1 f1")).toEqual(["instead of a2", "full"]);
    expect(take()).toBe("a1 b1 c1 d1 e1");
  });

  it("is, if nobody has more than one, rather of clients that have had no turn yet", () => {
    const { add, take } = queueOf("a1 b1 c1", { ofAll: 3 });
    expect(take(2)).toBe("a1 b1");
    expect(add("a2 b2 new1 late1 last1")).toEqual([
      "added",
      "added",
      "instead of b2",
      "instead of a2",
      "full",
    ]);
    expect(take()).toBe("new1 c1 late1");
  });

  it("is as much again once everything has been taken", () => {
    const { add, take } = queueOf("a1 a2 b1", { ofAll: 3, ofClient: 2 });
    take();
    expect(add("a1 a2 b1 c1")).toEqual(["added", "added", "added", "instead of a2"]);
    expect(take()).toBe("a1 b1 c1");
  });
});
