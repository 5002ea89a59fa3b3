import { type ChildProcess, fork } from "node:child_process";
import { LRUCache } from "lru-cache";
import type { ImageWork, RenderedImage } from "./image-transform.ts";

const CACHE_BYTES = 64 * 1024 * 1024;
/** Maximum number of images that are encoded at once; each uses one CPU. */
const CONCURRENCY_LIMIT = 2;
/** After so long without work the process ends. */
const IDLE_MS = 10_000;

/** The file of the process, as a source file or as `npm run build` bundles it. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "image-process.ts" : "image-process.js",
  import.meta.url,
);

type Reply = { readonly id: number } & ({ readonly image: RenderedImage } | { readonly error: unknown });

/**
 * Encodes images in a process of its own, with an LRU cache in memory here: encoding takes 200 MB, which are only free again
 * when the process ends.
 */
export class ImageRenderer {
  readonly #waiting: (() => void)[] = [];
  readonly #pending = new Map<number, PromiseWithResolvers<RenderedImage>>();
  #process: ChildProcess | undefined;
  #ending: NodeJS.Timeout | undefined;
  #busy = 0;
  #count = 0;
  /** Concurrent requests for the same variant share one rendering. */
  readonly #rendered = new LRUCache<string, RenderedImage, () => Promise<RenderedImage>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
    fetchMethod: (_key, _stale, { context }) => context(),
  });

  /** @param key - Names the image and what is asked of it. */
  render(key: string, read: () => Promise<ImageWork>): Promise<RenderedImage> {
    return this.#rendered.forceFetch(key, { context: () => this.#inTurn(read) });
  }

  async #inTurn(read: () => Promise<ImageWork>): Promise<RenderedImage> {
    if (this.#busy < CONCURRENCY_LIMIT) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#encode(await read());
    } finally {
      // The slot is passed to the next waiting request; the last one frees it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  #encode(work: ImageWork): Promise<RenderedImage> {
    clearTimeout(this.#ending);
    const id = this.#count++;
    const waiting = Promise.withResolvers<RenderedImage>();
    this.#pending.set(id, waiting);
    this.#process ??= this.#start();
    this.#process.channel?.ref();
    this.#process.send({ id, ...work });
    return waiting.promise;
  }

  #start(): ChildProcess {
    const started = fork(ENTRY, [], {
      // Fewer arenas of glibc take less memory.
      env: { MALLOC_ARENA_MAX: "1" },
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.unref();
    started.on("message", (reply: Reply) => {
      const waiting = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      if ("image" in reply) waiting?.resolve(reply.image);
      else waiting?.reject(reply.error);
      if (this.#pending.size > 0) return;
      started.channel?.unref();
      this.#ending = setTimeout(() => started.disconnect(), IDLE_MS).unref();
    });
    started.on("error", (error) => this.#fail(started, error));
    started.on("disconnect", () => this.#fail(started, new Error("the process of images has ended")));
    return started;
  }

  #fail(ended: ChildProcess, error: Error): void {
    if (this.#process !== ended) return;
    this.#process = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
