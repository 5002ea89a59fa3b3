import type { Log } from "../../ports/log.ts";
import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { md5 } from "../../ports/marketing-api/md5.ts";

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
 * A topic whose interest the provider refuses gets one with a neutral name, or in another category, so that nobody who chooses
 * it is lost. If these are refused, too, sign-ups go on without it, which is logged.
 */
export class TopicInterests {
  readonly #openList: () => Promise<MarketingList>;
  readonly #log: Pick<Log, "error">;
  readonly #title: string;
  #cached: readonly TopicInterest[] = [];
  /** Topics whose refusal was logged. */
  readonly #refused = new Set<string>();
  /** Settles with the last lookup. Lookups run one at a time, so that this process creates no interest twice. */
  #lastLookup: Promise<void> = Promise.resolve();

  /**
   * @param title - Of the interest category (group) of the topics, which members see on their preferences page. A category has at
   *   most sixty interests (reported, not in the reference), so there are more for more topics, with a number behind the title.
   */
  constructor(openList: () => Promise<MarketingList>, log: Pick<Log, "error">, title: string) {
    this.#openList = openList;
    this.#log = log;
    this.#title = title;
  }

  /** The ids of the interests of topics. They are cached until {@link forget}. */
  async idsOf(topics: readonly string[], options: CallOptions): Promise<readonly string[]> {
    if (!topics.every((topic) => this.#has(topic))) {
      const lookup = this.#lastLookup.then(() => this.#ensure(topics, options));
      this.#lastLookup = lookup.catch(() => undefined);
      await lookup;
    }
    return topics.flatMap((topic) => this.#cached.find((interest) => this.isFor(interest, topic))?.id ?? []);
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
    for (const [topic, refusal] of refusals) {
      if (refusal === undefined || this.#has(topic)) continue;
      this.#noteRefusal(topic, refusal, await this.#createElsewhere(topic, categoryId, options));
    }
  }

  /** Creates an interest of a refused topic: under another name, or in another category. @returns whether there is one. */
  async #createElsewhere(topic: string, refusing: string, options: CallOptions): Promise<boolean> {
    const others = (await this.#categories(options)).filter((id) => id !== refusing);
    const places = [
      { categoryId: refusing, name: this.#neutralName(topic) },
      ...others.map((categoryId) => ({ categoryId, name: topic })),
    ];
    if (!(await this.#createAtOne(places, options))) {
      const categoryId = await this.#newCategory(options);
      if (categoryId === undefined) return false;
      const names = [topic, this.#neutralName(topic)];
      await this.#createAtOne(
        names.map((name) => ({ categoryId, name })),
        options,
      );
    }
    this.#cached = await this.all(options);
    return this.#has(topic);
  }

  /** Creates an interest at the first place where the provider does not refuse it. @returns whether there is one. */
  async #createAtOne(
    places: readonly { readonly categoryId: string; readonly name: string }[],
    options: CallOptions,
  ): Promise<boolean> {
    for (const { categoryId, name } of places)
      if ((await this.#create(name, categoryId, options)) === undefined) return true;
    return false;
  }

  #has(topic: string): boolean {
    return this.#cached.some((interest) => this.isFor(interest, topic));
  }

  /** The category of new interests, which it creates if there is none. */
  async #category(options: CallOptions): Promise<string | undefined> {
    const [existing] = await this.#categories(options);
    return existing ?? (await this.#newCategory(options));
  }

  /** Creates a category. If the provider refuses it, another process may have created it: then that one is returned. */
  async #newCategory(options: CallOptions): Promise<string | undefined> {
    const { marketing, listId: list_id } = await this.#openList();
    const before = await this.#categories(options);
    const title = before.length === 0 ? this.#title : `${this.#title} ${before.length + 1}`;
    const body = { title, type: "checkboxes" } as const;
    await refusalOf(marketing.lists.interestCategories.create({ list_id, body }, options));
    return (await this.#categories(options)).find((id) => !before.includes(id));
  }

  /** @returns why the provider refuses it, which may be that another process has created it. */
  async #create(topic: string, categoryId: string, options: CallOptions) {
    const { marketing, listId: list_id } = await this.#openList();
    const { interests } = marketing.lists.interestCategories;
    const category = { list_id, interest_category_id: categoryId };
    return refusalOf(interests.create({ ...category, body: { name: topic } }, options));
  }

  #noteRefusal(topic: string, { title, detail }: MarketingApiError, isElsewhere: boolean): void {
    if (this.#refused.has(topic)) return;
    this.#refused.add(topic);
    const what = isElsewhere
      ? "the marketing provider refuses a topic: it has another name or group there"
      : "the marketing provider refuses a topic: nobody is signed up for it";
    this.#log.error({ topic, title, detail }, what);
  }

  async #categories(options: CallOptions): Promise<readonly string[]> {
    const ids: string[] = [];
    const { marketing, listId } = await this.#openList();
    const categories = marketing.lists.interestCategories.list.all(
      { list_id: listId, fields: ["categories.id", "categories.title"] },
      options,
    );
    for await (const { id, title } of categories) if (this.#isOurs(title)) ids.push(id);
    return ids.toSorted(compare);
  }

  #isOurs(title: string): boolean {
    const own = this.#title;
    return title === own || (title.startsWith(own) && /^ \d+$/.test(title.slice(own.length)));
  }

  /** Whether an interest represents a topic, by its name. */
  isFor({ name }: Pick<TopicInterest, "name">, topic: string): boolean {
    return name === topic || name === this.#neutralName(topic);
  }

  /** A name that the provider has no reason to refuse. */
  #neutralName(topic: string): string {
    return `${this.#title} ${md5(topic).slice(0, 8)}`;
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
