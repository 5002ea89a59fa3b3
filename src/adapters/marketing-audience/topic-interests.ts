import { mail as texts } from "#texts/mail.ts";
import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { isInvalidResource } from "../../ports/marketing-api/errors.ts";

/** Title of the interest category (group) of the topics. Members see it on their preferences page. */
const CATEGORY = texts.topics;

export interface MarketingList {
  readonly marketing: MarketingApi;
  readonly listId: string;
}

export interface TopicInterest {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
}

/**
 * Maps the topics of alerts to interests of a list at the provider, by name. Creates missing interests. The provider has no
 * atomic "create if missing": if two processes create the same interest at once, both use the one that sorts first.
 */
export class TopicInterests {
  readonly #openList: () => Promise<MarketingList>;
  #cached: readonly TopicInterest[] = [];
  /** Settles with the last lookup. Lookups run one at a time, so that this process creates no interest twice. */
  #lastLookup: Promise<void> = Promise.resolve();

  constructor(openList: () => Promise<MarketingList>) {
    this.#openList = openList;
  }

  /** The ids of the interests of topics. They are cached until {@link forget}. */
  async idsOf(topics: readonly string[], options: CallOptions): Promise<readonly string[]> {
    if (!topics.every((topic) => this.#has(topic))) {
      const lookup = this.#lastLookup.then(() => this.#ensure(topics, options));
      this.#lastLookup = lookup.catch(() => undefined);
      await lookup;
    }
    return topics.flatMap((topic) => this.#cached.find(({ name }) => name === topic)?.id ?? []);
  }

  /** All interests that represent topics, in the order of preference. */
  async all(options: CallOptions): Promise<readonly TopicInterest[]> {
    const found: TopicInterest[] = [];
    const { marketing, listId } = await this.#openList();
    for (const categoryId of await this.#categories(options)) {
      const interests = marketing.lists.interestCategories.interests.list.all(
        { list_id: listId, interest_category_id: categoryId, fields: ["interests.id", "interests.name"] },
        options,
      );
      for await (const { id, name } of interests) found.push({ id, name, categoryId });
    }
    return found.toSorted((a, b) => compare(a.categoryId, b.categoryId) || compare(a.id, b.id));
  }

  /** Clears the cache, because interests may be deleted at the provider. */
  forget(): void {
    this.#cached = [];
  }

  async #ensure(topics: readonly string[], options: CallOptions): Promise<void> {
    for (const topic of topics) {
      if (!this.#has(topic)) this.#cached = await this.all(options);
      if (!this.#has(topic)) await this.#create(topic, options);
    }
  }

  #has(topic: string): boolean {
    return this.#cached.some(({ name }) => name === topic);
  }

  async #create(topic: string, options: CallOptions): Promise<void> {
    const { marketing, listId: list_id } = await this.#openList();
    const { interestCategories } = marketing.lists;
    if ((await this.#categories(options)).length === 0) {
      const body = { title: CATEGORY, type: "checkboxes" } as const;
      await ignoreDuplicate(interestCategories.create({ list_id, body }, options));
      this.#cached = await this.all(options);
      if (this.#has(topic)) return;
    }
    const [categoryId] = await this.#categories(options);
    if (categoryId === undefined) return;
    const category = { list_id, interest_category_id: categoryId };
    await ignoreDuplicate(
      interestCategories.interests.create({ ...category, body: { name: topic } }, options),
    );
    this.#cached = await this.all(options);
  }

  async #categories(options: CallOptions): Promise<readonly string[]> {
    const ids: string[] = [];
    const { marketing, listId } = await this.#openList();
    const categories = marketing.lists.interestCategories.list.all(
      { list_id: listId, fields: ["categories.id", "categories.title"] },
      options,
    );
    for await (const { id, title } of categories) if (title === CATEGORY) ids.push(id);
    return ids.toSorted(compare);
  }
}

/** Ignores that the provider rejects a duplicate: another process has created it meanwhile. */
async function ignoreDuplicate(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!isInvalidResource(error)) throw error;
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
