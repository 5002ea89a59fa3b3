/** The account's time: the machine's own, until it is made to stand. */
export class SandboxClock {
  #standsAt: number | undefined;

  /** In milliseconds. */
  now(): number {
    return this.#standsAt ?? Date.now();
  }

  /** Stands at a moment, in milliseconds; runs again with `undefined`. */
  standAt(moment: number | undefined): void {
    this.#standsAt = moment;
  }
}
