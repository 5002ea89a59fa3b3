import type { Snapshot } from "./snapshot.ts";

const MAX_EXPIRED_REFS = 1000;

/** Previous refs: the latest ones can still be read, older ones are known as expired. */
export class RefHistory {
  readonly #keep: number;
  readonly #retired = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();

  /** @param keep - number of refs that can still be read. */
  constructor(keep: number) {
    this.#keep = keep;
  }

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
      if (this.#retired.size <= this.#keep) break;
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
