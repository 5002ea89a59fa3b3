import { mail as texts } from "#texts/mail.ts";
import type { Log } from "../../ports/log.ts";
import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";

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
 *
 * A topic that the provider refuses (a list has at most sixty interests) has no interest: nobody is signed up for it, which is
 * logged, but for all others.
 */
export class TopicInterests {
  readonly #openList: () => Promise<MarketingList>;
  readonly #log: Pick<Log, "error">;
  #cached: readonly TopicInterest[] = [];
  /** Those that were logged. */
  readonly #refused = new Set<string>();
  /** Settles with the last lookup. Lookups run one at a time, so that this process creates no interest twice. */
  #lastLookup: Promise<void> = Promise.resolve();

  constructor(openList: () => Promise<MarketingList>, log: Pick<Log, "error">) {
    this.#openList = openList;
    this.#log = log;
  }

  /** The ids of the interests of topics, without those that the provider refuses. They are cached until {@link forget}. */
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
    this.#cached = await this.all(options);
    if (topics.every((topic) => this.#has(topic))) return;
    const categoryId = await this.#category(options);
    if (categoryId === undefined) return;
    // Another process may have created it with its interests meanwhile.
    this.#cached = await this.all(options);
    const missing = topics.filter((topic) => !this.#has(topic));
    const create = async (topic: string) => [topic, await this.#create(topic, categoryId, options)] as const;
    const refusals = await Promise.all(missing.map(create));
    this.#cached = await this.all(options);
    for (const [topic, refusal] of refusals) this.#noteRefusal(topic, refusal);
  }

  #has(topic: string): boolean {
    return this.#cached.some(({ name }) => name === topic);
  }

  /** The category of new interests, which it creates if there is none. */
  async #category(options: CallOptions): Promise<string | undefined> {
    const [existing] = await this.#categories(options);
    if (existing !== undefined) return existing;
    const { marketing, listId: list_id } = await this.#openList();
    const body = { title: CATEGORY, type: "checkboxes" } as const;
    await refusalOf(marketing.lists.interestCategories.create({ list_id, body }, options));
    return (await this.#categories(options))[0];
  }

  /** @returns why the provider refuses it, which may be that another process has created it. */
  async #create(topic: string, categoryId: string, options: CallOptions) {
    const { marketing, listId: list_id } = await this.#openList();
    const { interests } = marketing.lists.interestCategories;
    const category = { list_id, interest_category_id: categoryId };
    return refusalOf(interests.create({ ...category, body: { name: topic } }, options));
  }

  #noteRefusal(topic: string, refusal: MarketingApiError | undefined): void {
    if (refusal === undefined || this.#has(topic) || this.#refused.has(topic)) return;
    this.#refused.add(topic);
    const { title, detail } = refusal;
    this.#log.error(
      { topic, title, detail },
      "the marketing provider refuses a topic: nobody is signed up for it",
    );
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

/** Why the provider refuses what is to be created (400): it exists, or the list can have no more. Other errors are an outage. */
async function refusalOf(creation: Promise<unknown>): Promise<MarketingApiError | undefined> {
  try {
    await creation;
    return undefined;
  } catch (error) {
    if (error instanceof MarketingApiError && error.status === 400) return error;
    throw error;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
