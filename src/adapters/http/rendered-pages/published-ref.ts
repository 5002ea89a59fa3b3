import type { ContentRef, ContentRepository } from "../../../ports/content-repository.ts";

/**
 * Milliseconds after which the port is asked again. It may itself remember its answer for 5 s, and costs nothing
 * until then; asked this often, it is what decides when a publish is seen.
 */
const LOOK_AGAIN_AFTER = 1_000;

/** Knows what is published without anybody waiting for it, and asks again in the background. */
export class PublishedRef {
  readonly #content: Pick<ContentRepository, "publishedRef">;
  readonly #changed: (ref: ContentRef) => void;
  #ref: ContentRef | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<ContentRef> | undefined;

  /** @param changed - Called with each ref that takes another's place. */
  constructor(content: Pick<ContentRepository, "publishedRef">, changed: (ref: ContentRef) => void) {
    this.#content = content;
    this.#changed = changed;
  }

  /** What is published, as far as is known; `undefined` until it was asked for the first time. */
  known(): ContentRef | undefined {
    // A clock that was set back makes an age negative; that is too old as well.
    if (this.#looking === undefined && Math.abs(Date.now() - this.#lookedAt) >= LOOK_AGAIN_AFTER) {
      // The content cache logs a service that fails; what was published stays so.
      this.#look().catch(() => undefined);
    }
    return this.#ref;
  }

  /** What is published; waits only while nothing is known. Rejects with `ContentServiceError` if nothing can be. */
  async get(): Promise<ContentRef> {
    return this.known() ?? this.#look();
  }

  /** Asks the content service itself, for whoever found that it has let go of what was published. */
  async ask(): Promise<ContentRef> {
    const ref = await this.#content.publishedRef({ anew: true });
    this.tell(ref);
    return ref;
  }

  /** Takes somebody's word for what is published; an answer that was asked for before it counts no more. */
  tell(ref: ContentRef): void {
    this.#looking = undefined;
    this.#lookedAt = Date.now();
    this.#take(ref);
  }

  #look(): Promise<ContentRef> {
    if (this.#looking !== undefined) return this.#looking;
    this.#lookedAt = Date.now();
    const looking: Promise<ContentRef> = this.#content
      .publishedRef()
      .then((ref) => {
        if (this.#looking === looking) this.#take(ref);
        return this.#ref ?? ref;
      })
      .finally(() => {
        if (this.#looking === looking) this.#looking = undefined;
      });
    this.#looking = looking;
    return looking;
  }

  #take(ref: ContentRef): void {
    const before = this.#ref;
    this.#ref = ref;
    if (before !== undefined && before !== ref) this.#changed(ref);
  }
}
