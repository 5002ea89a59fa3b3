import type { Snapshot } from "./snapshot.ts";

/** Number of previous refs that can still be read. */
const MAX_READABLE_REFS = 10;
const MAX_EXPIRED_REFS = 1000;

/** Previous refs: the latest ones can still be read, older ones are known as expired. */
export class RefHistory {
  readonly #retired = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();

  /** The snapshot of a previous ref. */
  get(ref: string): Snapshot | undefined {
    return this.#retired.get(ref);
  }

  /** Whether a ref has expired. */
  hasExpired(ref: string): boolean {
    return this.#expired.has(ref);
  }

  /** Adds a ref that was replaced. */
  retire(snapshot: Snapshot): void {
    this.#retired.set(snapshot.ref, snapshot);
    for (const ref of this.#retired.keys()) {
      if (this.#retired.size <= MAX_READABLE_REFS) break;
      this.#expire(ref);
    }
  }

  /** Makes all previous refs expire. */
  expireAll(): void {
    for (const ref of this.#retired.keys()) this.#expire(ref);
  }

  #expire(ref: string): void {
    this.#retired.delete(ref);
    this.#expired.add(ref);
    for (const oldest of this.#expired) {
      if (this.#expired.size <= MAX_EXPIRED_REFS) break;
      this.#expired.delete(oldest);
    }
  }
}
