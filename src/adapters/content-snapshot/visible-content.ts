import { setImmediate } from "node:timers/promises";
import { brand } from "../../../brand/brand.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { Embargo } from "../../domain/content/embargo.ts";
import { type ContentRef, changingRef } from "../../ports/content-repository.ts";

/** States that are held: what visitors read, and what they read before, for whoever is still reading there. */
const MAX_STATES = 2;
/** Items that are looked through at a stretch; visitors are served in between. */
const BATCH_SIZE = 50;
/** Milliseconds until the clock is looked at again: it may have been set, and no timer is longer than 24 days. */
const MAX_WAIT_MS = 60_000;

/** What visitors read at a ref. */
export interface VisibleState {
  readonly ref: ContentRef;
  /** The ref of the content service at which all of it was read. */
  readonly source: ContentRef;
  readonly snapshot: ContentSnapshot;
  readonly embargo: Embargo;
}

/**
 * All content at the refs of the content service, and what of it visitors may see now. The moment at which that changes
 * is as good as a publish: from then on visitors read at another ref.
 */
export class VisibleContent {
  readonly #all = new Map<ContentRef, ContentSnapshot>();
  /** The newest first. */
  #states: readonly VisibleState[] = [];
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param onChange - Called when visitors are to read at another ref, although nothing was published. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** All content at a ref of the content service, whoever may see it. */
  allAt(source: ContentRef): ContentSnapshot | undefined {
    return this.#all.get(source);
  }

  /** What visitors see at a ref of theirs; `undefined` for one that is none, or no longer. */
  at(ref: ContentRef): VisibleState | undefined {
    return this.#states.find((state) => state.ref === ref);
  }

  /** The ref at which visitors read what a ref of the content service has, now. */
  refOf(source: ContentRef): ContentRef | undefined {
    return this.#states.find((state) => state.source === source)?.ref;
  }

  /** Holds all content at a ref of the content service, and makes ready what visitors see of it. */
  async hold(source: ContentRef, all: ContentSnapshot): Promise<void> {
    this.#all.delete(source);
    this.#all.set(source, all);
    for (const old of [...this.#all.keys()].slice(0, -MAX_STATES)) this.#all.delete(old);
    await this.#update(source, all);
  }

  /** Nothing changes after that. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #update(source: ContentRef, all: ContentSnapshot): Promise<void> {
    const embargo = new Embargo(all.items, Date.now(), brand.timeZone);
    const snapshot = await visibleAt(all, embargo);
    const ref = changingRef(source, embargo);
    const others = this.#states.filter((state) => state.ref !== ref);
    this.#states = [{ ref, source, snapshot, embargo }, ...others].slice(0, MAX_STATES);
    this.#wait(source, all, embargo.nextChange);
  }

  #wait(source: ContentRef, all: ContentSnapshot, nextChange: number | undefined): void {
    // Meanwhile something else may have been published.
    if (this.#isClosed || [...this.#all.keys()].at(-1) !== source) return;
    clearTimeout(this.#timer);
    if (nextChange === undefined) return;
    const goOn = async () => {
      if (Date.now() < nextChange) return this.#wait(source, all, nextChange);
      await this.#update(source, all);
      this.#onChange();
    };
    const left = Math.max(0, nextChange - Date.now());
    this.#timer = setTimeout(() => void goOn(), Math.min(left, MAX_WAIT_MS)).unref();
  }
}

async function visibleAt(all: ContentSnapshot, embargo: Embargo): Promise<ContentSnapshot> {
  if (embargo.nextChange === undefined) return all;
  const items: ContentItem[] = [];
  for (let start = 0; start < all.items.length; start += BATCH_SIZE) {
    items.push(...all.items.slice(start, start + BATCH_SIZE).flatMap((item) => embargo.shown(item) ?? []));
    await setImmediate();
  }
  return new ContentSnapshot(items);
}
