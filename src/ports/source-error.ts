/** A source that the site polls has failed. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  /** `unavailable`: it does not respond, or with an error. `invalid`: it responds with something else than expected. */
  readonly failure: "unavailable" | "invalid";

  constructor(failure: "unavailable" | "invalid", message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
