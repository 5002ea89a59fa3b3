import { type ContentItem, idOf } from "../../domain/content/content-item.ts";
import type { ContentRef, ContentService, ReadContent } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { keepUnchanged } from "./compact-item.ts";

/** Time after a publish that was read in parts until everything is read. Publishes until then are verified with it. */
const VERIFY_AFTER_MS = 10 * 60_000;

interface PublishedReaderOptions {
  readonly service: Pick<ContentService, "readAll" | "readChanges">;
  /** Called with everything at the current ref if it is not what was read in parts. */
  readonly onDifference: (content: ReadContent) => Promise<void>;
  readonly log: Log;
}

export type PublishedReader = ReturnType<typeof publishedReader>;

/**
 * Reads everything at first, then what each publish has changed, and some time later everything again, to verify it, and to
 * complete it if a file could not be fetched.
 */
export function publishedReader({ service, onDifference, log }: PublishedReaderOptions) {
  const closing = new AbortController();
  /** The content that visitors read, unless an earlier process has stored it. */
  let current: ReadContent | undefined;
  /** Content that was read in parts. */
  const unverified = new WeakSet<ReadContent>();
  let verification = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (closing.signal.aborted) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void verify();
    }, VERIFY_AFTER_MS).unref();
  };
  /** Called when visitors read content of `read`. */
  const accept = (content: ReadContent) => {
    current = content;
    if (unverified.has(content) || content.isIncomplete) schedule();
  };
  const verify = async () => {
    const content = current;
    if (!content || !(unverified.has(content) || content.isIncomplete)) return;
    verification = new AbortController();
    const { signal: interrupted } = verification;
    const { ref, items } = content;
    try {
      const signal = AbortSignal.any([interrupted, closing.signal]);
      const whole = await service.readAll(ref, { keep: keepUnchanged(items), signal });
      signal.throwIfAborted();
      const documents = differences(items, whole.items);
      if (documents.length === 0) return accept(whole);
      log.warn({ ref, documents }, "what was read after a publish is not what is published; it is replaced");
      await onDifference(whole);
    } catch (error) {
      if (!interrupted.aborted && !closing.signal.aborted)
        log.warn({ err: error, ref }, "the published content cannot be read to verify it");
      schedule();
    }
  };
  return {
    /**
     * Reads the content of a ref.
     *
     * @param before - The items that visitors read now. Equal ones are used instead of new ones.
     * @param isNew - Whether the ref was never published before: content that goes back is read as a whole.
     */
    async read(ref: ContentRef, before: readonly ContentItem[], isNew: boolean): Promise<ReadContent> {
      verification.abort();
      const options = { keep: keepUnchanged(before), signal: closing.signal };
      const changed = isNew && current && (await service.readChanges(ref, current, options));
      if (!changed) return service.readAll(ref, options);
      unverified.add(changed);
      return changed;
    },
    accept,
    /** What was read of the published content; `undefined` before this process has read any. */
    get current(): ReadContent | undefined {
      return current;
    },
    close(): void {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

/** The ids of items that are in one of two contents, or of those that are elsewhere in the other. */
function differences(before: readonly ContentItem[], now: readonly ContentItem[]): readonly string[] {
  const known = new Set(before);
  const current = new Set(now);
  const different = [
    ...now.filter((item) => !known.has(item)),
    ...before.filter((item) => !current.has(item)),
  ];
  const moved = now.filter((item, index) => item !== before[index]);
  return [...new Set((different.length > 0 ? different : moved).map(idOf))];
}
