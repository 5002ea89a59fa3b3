import { type Meter, silentMeter } from "../../ports/meter.ts";

/** State of the process: loading content, ready, or shutting down. */
export type ReadinessState = "starting" | "ready" | "stopping";

/** Whether load balancers should send requests to this process. Once it shuts down, it is never ready again. */
export class Readiness {
  #state: ReadinessState = "starting";
  readonly #meter: Meter;

  /** @param meter - Shows the state also where nothing requests it. Default: none. */
  constructor(meter = silentMeter) {
    this.#meter = meter;
    this.#enter("starting");
  }

  get state(): ReadinessState {
    return this.#state;
  }

  /** Called when the first content is loaded, and the stored search index. */
  contentLoaded(): void {
    if (this.#state === "starting") this.#enter("ready");
  }

  stop(): void {
    this.#enter("stopping");
  }

  #enter(state: ReadinessState): void {
    this.#state = state;
    this.#meter.set("site_ready", {}, state === "ready" ? 1 : 0);
  }
}
