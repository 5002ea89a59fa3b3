import type { Snapshot } from "./snapshot.ts";

const MAX_EXPIRED_REFS = 1000;

/** The refs that are no longer current: the latest still answer, older ones are known to have expired. */
export class RefHistory {
  readonly #keep: number;
  readonly #retired = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();

  /** @param keep - how many still answer. */
  constructor(keep: number) {
    this.#keep = keep;
  }

  /** What a ref answers that is no longer current. */
  get(ref: string): Snapshot | undefined {
    return this.#retired.get(ref);
  }

  /** Whether a ref has answered once, and does no more. */
  hasExpired(ref: string): boolean {
    return this.#expired.has(ref);
  }

  /** Takes in a ref that has just been replaced. */
  retire(snapshot: Snapshot): void {
    this.#retired.set(snapshot.ref, snapshot);
    for (const ref of this.#retired.keys()) {
      if (this.#retired.size <= this.#keep) break;
      this.#expire(ref);
    }
  }

  /** Lets every ref expire at once. */
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
