import type { Deadline } from "./deadline.ts";

/**
 * A fixed number of places, handed out first come, first served. A place is a connection of its own, so no pool has to
 * look for a free one.
 */
export class ConnectionPool<P> {
  readonly #make: () => P;
  readonly #most: number;
  readonly #made: P[] = [];
  // The place that was left last is taken first: its connection is the least likely to have been closed.
  readonly #free: P[] = [];
  // A set: whoever gives up waiting leaves it at once, and the order of arrival stays.
  readonly #waiting = new Set<(place: P) => void>();

  constructor(most: number, make: () => P) {
    this.#most = most;
    this.#make = make;
  }

  /** All places that have been made. */
  get made(): readonly P[] {
    return this.#made;
  }

  /** A place, if one is free. Whenever one is, nobody waits. */
  take(): P | undefined {
    const place = this.#free.pop();
    if (place !== undefined || this.#made.length >= this.#most) return place;
    const made = this.#make();
    this.#made.push(made);
    return made;
  }

  /** Waits for a place; `undefined` when the call had to end before its turn. */
  wait(limit: Deadline): Promise<P | undefined> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      limit.stage(() => {
        this.#waiting.delete(resolve);
        resolve(undefined);
      });
    });
  }

  /** Leaves a place to whoever has waited longest. */
  giveBack(place: P): void {
    for (const next of this.#waiting) {
      this.#waiting.delete(next);
      next(place);
      return;
    }
    this.#free.push(place);
  }
}
