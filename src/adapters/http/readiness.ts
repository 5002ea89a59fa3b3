/** State of the process: loading content, ready, or shutting down. */
export type Stage = "starting" | "ready" | "stopping";

/** Whether load balancers should send requests to this process. Once it shuts down, it is never ready again. */
export class Readiness {
  #stage: Stage = "starting";

  get stage(): Stage {
    return this.#stage;
  }

  /** Called when the first content is loaded, and the stored search index. */
  contentLoaded(): void {
    if (this.#stage === "starting") this.#stage = "ready";
  }

  stop(): void {
    this.#stage = "stopping";
  }
}
