import { newIdentifier } from "./document.ts";
import type { RefHistory } from "./ref-history.ts";
import type { Change, Snapshot } from "./snapshot.ts";

/** Changes that are published together, with their own ref. */
export interface Release {
  readonly id: string;
  readonly label: string;
  readonly ref: string;
  readonly documents: readonly string[];
}

/** A release with its content. */
export interface ReleaseState {
  readonly id: string;
  readonly label: string;
  /** By the ids of the documents. */
  readonly changes: ReadonlyMap<string, Change>;
  /** The content as if the release was published. */
  readonly snapshot: Snapshot;
}

/** The unpublished releases of a repository. A change of one gives it another ref. */
export class Releases {
  readonly #history: RefHistory;
  readonly #all = new Map<string, ReleaseState>();

  /** @param history - Gets the refs that are replaced. */
  constructor(history: RefHistory) {
    this.#history = history;
  }

  /** All of them, oldest first. */
  list(): readonly Release[] {
    return [...this.#all.values()].map(describe);
  }

  /** The changes of all of them. */
  changes(): readonly Change[] {
    return [...this.#all.values()].flatMap(({ changes }) => [...changes.values()]);
  }

  /** The content at a release's ref. */
  at(ref: string): Snapshot | undefined {
    return [...this.#all.values()].find(({ snapshot }) => snapshot.ref === ref)?.snapshot;
  }

  get(id: string): ReleaseState | undefined {
    return this.#all.get(id);
  }

  /** Creates a release of changes to the published content. */
  create(master: Snapshot, label: string, changes: readonly Change[]): Release {
    const id = newIdentifier();
    const byId = new Map(changes.map((change) => [change.id, change]));
    const release = { id, label, changes: byId, snapshot: master.with(changes, id) };
    this.#all.set(id, release);
    return describe(release);
  }

  /** Adds a change to a release. */
  add(release: ReleaseState, change: Change): void {
    const changes = new Map([...release.changes, [change.id, change]]);
    this.#replace(release, { changes, snapshot: release.snapshot.with([change]) });
  }

  /** Removes a release, and returns its changes. */
  take(id: string): readonly Change[] | undefined {
    const release = this.#all.get(id);
    if (!release) return undefined;
    this.#all.delete(id);
    this.#history.retire(release.snapshot);
    return [...release.changes.values()];
  }

  /** Applies the changes of all releases to newly published content. */
  rebase(master: Snapshot): void {
    for (const release of this.#all.values())
      this.#replace(release, { snapshot: master.with(release.changes.values(), release.id) });
  }

  #replace(release: ReleaseState, changed: Partial<ReleaseState>): void {
    this.#history.retire(release.snapshot);
    this.#all.set(release.id, { ...release, ...changed });
  }
}

function describe({ id, label, snapshot, changes }: ReleaseState): Release {
  return { id, label, ref: snapshot.ref, documents: [...changes.keys()] };
}
