/** Turns in a round of a client that asks now and then. Above it, its items wait for the next round. */
const MAX_TURNS_BETWEEN = 10;

/** Maximum number of items that wait, of one client and of all. */
interface FairQueueLimits {
  readonly ofClient: number;
  readonly ofAll: number;
}

/** An item waits now, perhaps instead of another, or it cannot: its client has too many waiting, or all have. */
type Added<T> =
  | { readonly outcome: "added"; readonly shed?: T }
  | { readonly outcome: "client-full" }
  | { readonly outcome: "full" };

/** The items of a client that wait, oldest first; at least one. */
interface Waiting<T> {
  readonly client: string;
  readonly items: T[];
}

/**
 * A queue in which clients take turns, an item each, however many they have waiting. A round gives each client that waits at
 * its beginning one turn. Those that come during a round are served in between, every second item: so a client that asks now
 * and then does not wait for those that always have something waiting, and no number of new ones delays a round by more than
 * twice.
 *
 * If all together have too many waiting, the newest item of the client with the most gives way to one of a client with less;
 * if nobody has more, that of a client that waits for the next round to one of a client that does not.
 *
 * A step takes constant time, and the memory is bounded by the number of items.
 */
export class FairQueue<T> {
  readonly #limits: FairQueueLimits;
  readonly #clients = new Map<string, Waiting<T>>();
  /** The clients that have a number of items waiting, by that number. */
  readonly #byCount: Set<Waiting<T>>[];
  #most = 0;
  #size = 0;
  /** Clients that have not had their turn in this round. Each client that waits is in one of the three lists. */
  #round: Waiting<T>[] = [];
  /** Clients that have arrived during this round. */
  #arrived: Waiting<T>[] = [];
  /** Clients that have had their turns, and wait for the next round. */
  #later: Waiting<T>[] = [];
  /** The turns in this round that clients have had, waiting or not. */
  readonly #turns = new Map<string, number>();
  #hasServedArrival = false;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
    this.#byCount = Array.from({ length: limits.ofClient + 1 }, () => new Set());
  }

  /** Adds an item of a client, if it may wait. */
  add(client: string, item: T): Added<T> {
    const waiting = this.#clients.get(client);
    const count = waiting?.items.length ?? 0;
    if (count >= this.#limits.ofClient) return { outcome: "client-full" };
    if (this.#size < this.#limits.ofAll) {
      this.#append(waiting ?? this.#arrive(client), item);
      return { outcome: "added" };
    }
    const shed = this.#shedFor(client, count);
    if (shed === undefined) return { outcome: "full" };
    this.#append(waiting ?? this.#arrive(client), item);
    return { outcome: "added", shed };
  }

  /** Takes the item whose turn it is; `undefined` if none waits. */
  next(): T | undefined {
    if (this.#round.length === 0) this.#beginRound();
    const isArrivalsTurn = this.#arrived.length > 0 && !this.#hasServedArrival;
    this.#hasServedArrival = isArrivalsTurn;
    const waiting = (isArrivalsTurn ? this.#arrived : this.#round).shift();
    if (!waiting) return undefined;
    const turns = isArrivalsTurn ? this.#turnsOf(waiting.client) + 1 : MAX_TURNS_BETWEEN;
    this.#turns.set(waiting.client, turns);
    const item = this.#remove(waiting, "oldest");
    if (waiting.items.length > 0) this.#later.push(waiting);
    return item;
  }

  #beginRound(): void {
    this.#round = [...this.#arrived, ...this.#later];
    this.#arrived = [];
    this.#later = [];
    this.#turns.clear();
  }

  #turnsOf(client: string): number {
    return this.#turns.get(client) ?? 0;
  }

  #arrive(client: string): Waiting<T> {
    const waiting = { client, items: [] };
    this.#clients.set(client, waiting);
    (this.#turnsOf(client) < MAX_TURNS_BETWEEN ? this.#arrived : this.#later).push(waiting);
    return waiting;
  }

  #append(waiting: Waiting<T>, item: T): void {
    this.#byCount[waiting.items.length]?.delete(waiting);
    waiting.items.push(item);
    this.#count(waiting);
    this.#most = Math.max(this.#most, waiting.items.length);
    this.#size += 1;
  }

  #remove(waiting: Waiting<T>, which: "oldest" | "newest"): T | undefined {
    const { items } = waiting;
    const before = this.#byCount[items.length];
    before?.delete(waiting);
    if (before?.size === 0 && this.#most === items.length) this.#most -= 1;
    this.#size -= 1;
    const item = which === "oldest" ? items.shift() : items.pop();
    if (items.length === 0) this.#clients.delete(waiting.client);
    else this.#count(waiting);
    return item;
  }

  #count(waiting: Waiting<T>): void {
    this.#byCount[waiting.items.length]?.add(waiting);
  }

  /** Removes an item in favour of one of a client that has a number waiting, if another client should give way. */
  #shedFor(client: string, count: number): T | undefined {
    const [first] = this.#byCount[this.#most] ?? [];
    if (first && this.#most > count + 1) return this.#remove(first, "newest");
    if (count > 0 || this.#turnsOf(client) >= MAX_TURNS_BETWEEN) return undefined;
    // Nobody has more than one.
    const last = this.#later.pop();
    return last && this.#remove(last, "newest");
  }
}
