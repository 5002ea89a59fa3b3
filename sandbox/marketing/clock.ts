/** The clock of the account: the system's time, or a fixed time. */
export class SandboxClock {
  #fixedTime: number | undefined;

  /** In milliseconds. */
  now(): number {
    return this.#fixedTime ?? Date.now();
  }

  /** Stops the clock at a time in milliseconds; `undefined` starts it again. */
  setTime(time: number | undefined): void {
    this.#fixedTime = time;
  }
}
