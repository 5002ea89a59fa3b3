import { combineAnnouncements } from "../../domain/exchange/exchange-announcement.ts";
import {
  type AwaitedRelease,
  NO_RELEASES,
  type ReleasedList,
} from "../../domain/exchange/exchange-release.ts";
import type { CheckedAnnouncements } from "../../ports/announcements.ts";

/** The announcements of one source, with its name. */
type NamedSource = CheckedAnnouncements & { readonly name: string };

/** The announcements of several sources as one list. Each source fails, pauses and is stored for itself. */
export class CombinedAnnouncements implements CheckedAnnouncements {
  readonly #sources: readonly NamedSource[];
  #lists: readonly ReleasedList[] = [];
  #list: ReleasedList = NO_RELEASES;

  /** @param sources - In the order of precedence: where two have the same reference, it is that of the first one. */
  constructor(sources: readonly NamedSource[]) {
    this.#sources = sources;
  }

  get list(): ReleasedList {
    const lists = this.#sources.map(({ list }) => list);
    if (lists.every((list, index) => list === this.#lists[index])) return this.#list;
    this.#lists = lists;
    const items = combineAnnouncements(this.#sources.map(({ name, list }) => ({ name, items: list.items })));
    const outdated = this.#sources.filter(({ list }) => list.outdatedSince !== undefined);
    const since = outdated.map(({ list }) => list.outdatedSince ?? "").toSorted();
    const isPart = outdated.length < this.#sources.length;
    const outdatedSources = isPart ? outdated.map(({ name }) => name) : undefined;
    this.#list = { items, ...(since[0] !== undefined && { outdatedSince: since[0], outdatedSources }) };
    return this.#list;
  }

  get failing() {
    return this.#sources.flatMap(({ failing }) => failing);
  }

  async load(): Promise<void> {
    await Promise.all(this.#sources.map((source) => source.load()));
  }

  onChange(listener: () => void): void {
    for (const source of this.#sources) source.onChange(listener);
  }

  expect(awaited: readonly AwaitedRelease[]): void {
    // One of them raises the alarm.
    const silent = awaited.map((one) => ({ ...one, latest: undefined }));
    for (const [index, source] of this.#sources.entries()) source.expect(index === 0 ? awaited : silent);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sources.map((source) => source.close()));
  }
}
