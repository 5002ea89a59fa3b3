import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentRef } from "../../ports/content-service.ts";
import type { Meter } from "../../ports/meter.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/** The part of a publish that is written to the snapshot file. */
export interface WrittenSnapshot {
  readonly ref: ContentRef;
  readonly items: readonly ContentItem[];
  readonly history: Parameters<SnapshotStore["write"]>[2];
}

/** Stores snapshots and outages, each kind one after the other, so that an older one never replaces a newer one. */
export class SnapshotWriter {
  readonly #store: Pick<SnapshotStore, "write" | "writeOutage">;
  /** If the newest snapshot is not stored, a process that starts during an outage of the service does not have it. */
  readonly #unsaved: SinceGauge;
  /** Settles with the last write of a snapshot. */
  #writing: Promise<void> = Promise.resolve();
  /** Settles with the last change of the stored outage. */
  #writingOutage: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: Pick<SnapshotStore, "write" | "writeOutage">, meter: Meter) {
    this.#store = store;
    this.#unsaved = new SinceGauge((since) =>
      meter.set("content_unsaved_since_timestamp_seconds", {}, since),
    );
  }

  /** @param snapshotNow - Called when the writes before it have ended; `undefined` if there is nothing to write any more. */
  write(snapshotNow: () => WrittenSnapshot | undefined): void {
    this.#writing = this.#writing.then(async () => {
      const snapshot = this.#isClosed ? undefined : snapshotNow();
      if (!snapshot) return;
      const isStored = await this.#store.write(snapshot.ref, snapshot.items, snapshot.history);
      if (isStored) this.#unsaved.end();
      else this.#unsaved.begin();
    });
  }

  /** @param since - When the outage began; `undefined` when it has ended. */
  writeOutage(since: Date | undefined): void {
    if (this.#isClosed) return;
    this.#writingOutage = this.#writingOutage.then(() => this.#store.writeOutage(since));
  }

  /** Waits for a running write. Nothing is stored after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#writing, this.#writingOutage]);
  }
}
