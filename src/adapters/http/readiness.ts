/** State of the process: loading content, ready, or shutting down. */
export type ReadinessState = "starting" | "ready" | "stopping";

/** Whether load balancers should send requests to this process. Once it shuts down, it is never ready again. */
export class Readiness {
  #state: ReadinessState = "starting";

  get state(): ReadinessState {
    return this.#state;
  }

  /** Called when the first content is loaded, and the stored search index. */
  contentLoaded(): void {
    if (this.#state === "starting") this.#state = "ready";
  }

  stop(): void {
    this.#state = "stopping";
  }
}
