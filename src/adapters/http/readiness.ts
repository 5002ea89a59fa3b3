/** How far the process is: without content yet, at work, or about to stop. */
export type Stage = "starting" | "ready" | "stopping";

/** Whether a balancer is to send visitors to this process. Once it stops, it is never ready again. */
export class Readiness {
  #stage: Stage = "starting";

  get stage(): Stage {
    return this.#stage;
  }

  /** The first content has been had. */
  contentLoaded(): void {
    if (this.#stage === "starting") this.#stage = "ready";
  }

  /** The process was asked to stop. */
  stop(): void {
    this.#stage = "stopping";
  }
}
