/** The clock of the account: the system's time, or a fixed time. */
export class SandboxClock {
  #standsAt: number | undefined;

  /** In milliseconds. */
  now(): number {
    return this.#standsAt ?? Date.now();
  }

  /** Stops the clock at a time in milliseconds; `undefined` starts it again. */
  standAt(moment: number | undefined): void {
    this.#standsAt = moment;
  }
}
