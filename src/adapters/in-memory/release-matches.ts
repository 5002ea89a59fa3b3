import { type ReleaseMatch, subjectOf } from "../../domain/exchange/release-match.ts";
import { ReleaseMatchError, type ReleaseMatches } from "../../ports/release-matches.ts";

/** Matches of releases in memory, for tests and the sandbox. {@link fail} simulates a full disk. */
export class InMemoryReleaseMatches implements ReleaseMatches {
  readonly #listeners: (() => void)[] = [];
  #list: readonly ReleaseMatch[] = [];
  #isFailing = false;

  get list(): readonly ReleaseMatch[] {
    return this.#list;
  }

  fail(): void {
    this.#isFailing = true;
  }

  load = async (): Promise<void> => undefined;

  async add(match: ReleaseMatch): Promise<void> {
    if (this.#isFailing) throw new ReleaseMatchError("memory", { cause: "it is full" });
    if (this.#list.some((known) => subjectOf(known) === subjectOf(match))) return;
    this.#list = [...this.#list, match];
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  close = async (): Promise<void> => undefined;
}
