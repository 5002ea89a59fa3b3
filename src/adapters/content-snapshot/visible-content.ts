import { setImmediate } from "node:timers/promises";
import { brand } from "../../../brand/brand.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { Embargo } from "../../domain/content/embargo.ts";
import { type ContentRef, contentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { digestOf, jsonOf } from "./compact-item.ts";

/** Maximum number of states in memory: the current one, and the previous one for requests that still read it. */
const MAX_STATES = 2;
/** Number of items that are filtered at a time; requests are handled between batches. */
const BATCH_SIZE = 50;
/** Maximum delay of the timer. The clock may be set meanwhile, and timers are limited to 24 days. */
const MAX_DELAY_MS = 60_000;

/** What visitors can read at a ref. */
export interface VisibleState {
  readonly ref: ContentRef;
  /** The ref of the content service from which it was read, and all content there, also under an embargo. */
  readonly source: ContentRef;
  readonly all: ContentSnapshot;
  readonly snapshot: ContentSnapshot;
  readonly embargo: Embargo;
  /** A digest of the snapshot. */
  readonly version: string;
}

interface VisibleContentOptions {
  /** Called when an embargo changes the ref for visitors, without a publish. */
  readonly onChange: () => void;
  /** Hosts of the site, for links with a whole address. */
  readonly hosts: readonly string[];
  readonly log: Pick<Log, "error">;
}

/**
 * Applies embargoes: holds all content of the refs of the content service, and the part that visitors may see now. When
 * an embargo ends, the ref for visitors changes, as it does after a publish: it includes the time of the next change, and
 * must not leave the process.
 */
export class VisibleContent {
  /** The ref of the content service that was set last. */
  #newest: ContentRef | undefined;
  /** In descending order of age: the newest first. */
  #states: readonly VisibleState[] = [];
  readonly #options: VisibleContentOptions;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: VisibleContentOptions) {
    this.#options = options;
  }

  /** The state at a ref for visitors; `undefined` for an unknown or expired ref. */
  at(ref: ContentRef): VisibleState | undefined {
    return this.#states.find((state) => state.ref === ref);
  }

  /** The current state of a ref of the content service. */
  stateOf(source: ContentRef | undefined): VisibleState | undefined {
    return this.#states.find((state) => state.source === source);
  }

  /** Stores all content of a ref of the content service, and prepares what visitors see of it. */
  set(source: ContentRef, all: ContentSnapshot): Promise<void> {
    this.#newest = source;
    return this.#update(source, all);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #update(source: ContentRef, all: ContentSnapshot): Promise<void> {
    const { hosts } = this.#options;
    const embargo = new Embargo(all.items, { now: Date.now(), timeZone: brand.timeZone, hosts });
    const snapshot = await visibleAt(all, embargo);
    const { nextChange } = embargo;
    const ref = nextChange === undefined ? source : contentRef(`${source}~${nextChange}`);
    const others = this.#states.filter((known) => known.ref !== ref);
    const state = { ref, source, all, snapshot, embargo, version: digestOf(snapshot.items) };
    this.#states = [state, ...others].slice(0, MAX_STATES);
    this.#schedule(source, all, nextChange);
  }

  #schedule(source: ContentRef, all: ContentSnapshot, nextChange: number | undefined): void {
    // Newer content may have been published meanwhile.
    if (this.#isClosed || this.#newest !== source) return;
    clearTimeout(this.#timer);
    if (nextChange === undefined) return;
    const onTimeout = async () => {
      if (Date.now() < nextChange) return this.#schedule(source, all, nextChange);
      await this.#update(source, all);
      this.#options.onChange();
    };
    const delay = Math.max(0, nextChange - Date.now());
    this.#timer = setTimeout(
      () => {
        onTimeout().catch((error: unknown) => {
          this.#options.log.error({ err: error }, "what visitors see cannot be changed");
        });
      },
      Math.min(delay, MAX_DELAY_MS),
    ).unref();
  }
}

async function visibleAt(all: ContentSnapshot, embargo: Embargo): Promise<ContentSnapshot> {
  if (embargo.hidesNothing) return all;
  const items: ContentItem[] = [];
  for (let start = 0; start < all.items.length; start += BATCH_SIZE) {
    items.push(
      ...all.items.slice(start, start + BATCH_SIZE).flatMap((item) => embargo.shown(item, jsonOf) ?? []),
    );
    await setImmediate();
  }
  return new ContentSnapshot(items);
}
