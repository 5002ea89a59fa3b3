import { setImmediate } from "node:timers/promises";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentReader, ReadContent } from "../../ports/content-reader.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { idOf, keepUnchanged } from "./compact-item.ts";

/** Time after a publish that was read in parts until everything is read. Publishes until then are verified with it. */
const VERIFY_AFTER_MS = 10 * 60_000;

interface PublishedReaderOptions {
  readonly reader: ContentReader;
  /** Called with everything at the current ref if it is not what was read in parts. */
  readonly onDifference: (content: ReadContent) => Promise<void>;
  readonly log: Log;
}

/**
 * Reads published content: everything at first, and then what each publish has changed. Some time after that it reads
 * everything again, to verify it.
 */
export class PublishedReader {
  readonly #options: PublishedReaderOptions;
  readonly #closing = new AbortController();
  /** The content that visitors read, unless an earlier process has stored it. */
  #current: ReadContent | undefined;
  /** Content that was read in parts. */
  readonly #unverified = new WeakSet<ReadContent>();
  #verification = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PublishedReaderOptions) {
    this.#options = options;
  }

  /**
   * Reads the content of a ref.
   *
   * @param before - The items that visitors read now. Equal ones are used instead of new ones.
   * @param isNew - Whether the ref was never published before: content that goes back is read as a whole.
   */
  async read(ref: ContentRef, before: readonly ContentItem[], isNew: boolean): Promise<ReadContent> {
    this.#verification.abort();
    const { reader } = this.#options;
    const options = { keep: keepUnchanged(before), signal: this.#closing.signal };
    const changed = isNew && this.#current && (await reader.readChanges(ref, this.#current, options));
    if (!changed) return reader.readAll(ref, options);
    this.#unverified.add(changed);
    return changed;
  }

  /** Called when visitors read content of {@link read}. */
  accept(content: ReadContent): void {
    this.#current = content;
    if (this.#unverified.has(content)) this.#schedule();
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#closing.signal.aborted) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#verify();
    }, VERIFY_AFTER_MS).unref();
  }

  async #verify(): Promise<void> {
    const { reader, onDifference, log } = this.#options;
    const content = this.#current;
    if (!content || !this.#unverified.has(content)) return;
    this.#verification = new AbortController();
    const { signal: interrupted } = this.#verification;
    const { ref, items } = content;
    try {
      const signal = AbortSignal.any([interrupted, this.#closing.signal]);
      const whole = await reader.readAll(ref, { keep: keepUnchanged(items), signal });
      signal.throwIfAborted();
      const documents = differences(items, whole.items);
      if (documents.length === 0) return this.accept(whole);
      log.warn({ ref, documents }, "what was read after a publish is not what is published; it is replaced");
      await onDifference(whole);
    } catch (error) {
      if (!interrupted.aborted && !this.#closing.signal.aborted)
        log.warn({ err: error, ref }, "the published content cannot be read to verify it");
      this.#schedule();
    }
  }
}

/** A reader that always reads everything. */
export function wholeReader(source: Pick<ContentRepository, "everything">): ContentReader {
  return {
    readAll: async (ref, { keep, signal }) => {
      const items: ContentItem[] = [];
      for await (const batch of source.everything(ref)) {
        signal.throwIfAborted();
        items.push(...batch.map(keep));
        await setImmediate();
      }
      return { ref, items };
    },
    readChanges: async () => undefined,
  };
}

/** The ids of items that are in one of two contents, or of those that are elsewhere in the other. */
function differences(before: readonly ContentItem[], now: readonly ContentItem[]): readonly string[] {
  const [known, current] = [new Set(before), new Set(now)];
  const different = [
    ...now.filter((item) => !known.has(item)),
    ...before.filter((item) => !current.has(item)),
  ];
  const moved = now.filter((item, index) => item !== before[index]);
  return [...new Set((different.length > 0 ? different : moved).map(idOf))];
}
