import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { isInvalidResource } from "../../ports/marketing-api/errors.ts";

/** The category of interests (group) of a list that topics are in, as its members read it in their preferences. */
const CATEGORY = "Alerts";

interface ListOptions {
  readonly marketing: MarketingApi;
  readonly listId: string;
}

/** A topic at the provider. */
export interface TopicInterest {
  readonly id: string;
  /** The topic. */
  readonly name: string;
  readonly categoryId: string;
}

/**
 * The topics of alerts as interests of a list at the provider, by name. What is missing is created. The provider has no way
 * to create only what is not there: where two processes create the same at once, both take the one that sorts first.
 */
export class TopicInterests {
  readonly #marketing: MarketingApi;
  readonly #listId: string;
  #known: readonly TopicInterest[] = [];
  /** Settles with the last look; one at a time, so that this process creates nothing twice. */
  #turn: Promise<void> = Promise.resolve();

  constructor({ marketing, listId }: ListOptions) {
    this.#marketing = marketing;
    this.#listId = listId;
  }

  /** The ids of the interests of topics. They are asked for once; {@link forget} has them asked for again. */
  async idsOf(topics: readonly string[], options: () => CallOptions): Promise<readonly string[]> {
    if (!topics.every((topic) => this.#has(topic))) {
      const turn = this.#turn.then(() => this.#ensure(topics, options));
      this.#turn = turn.catch(() => undefined);
      await turn;
    }
    return topics.flatMap((topic) => this.#known.find(({ name }) => name === topic)?.id ?? []);
  }

  /** Every interest that stands for a topic, in the order in which they are taken. */
  async all(options: () => CallOptions): Promise<readonly TopicInterest[]> {
    const found: TopicInterest[] = [];
    for (const categoryId of await this.#categories(options)) {
      const interests = this.#marketing.lists.interestCategories.interests.list.all(
        {
          list_id: this.#listId,
          interest_category_id: categoryId,
          fields: ["interests.id", "interests.name"],
        },
        options(),
      );
      for await (const { id, name } of interests) found.push({ id, name, categoryId });
    }
    return found.toSorted((a, b) => compared(a.categoryId, b.categoryId) || compared(a.id, b.id));
  }

  /** Takes nothing for known any more: interests may be deleted at the provider. */
  forget(): void {
    this.#known = [];
  }

  async #ensure(topics: readonly string[], options: () => CallOptions): Promise<void> {
    for (const topic of topics) {
      if (!this.#has(topic)) this.#known = await this.all(options);
      if (!this.#has(topic)) await this.#create(topic, options);
    }
  }

  #has(topic: string): boolean {
    return this.#known.some(({ name }) => name === topic);
  }

  async #create(topic: string, options: () => CallOptions): Promise<void> {
    const { interestCategories } = this.#marketing.lists;
    const list = { list_id: this.#listId };
    if ((await this.#categories(options)).length === 0) {
      const body = { title: CATEGORY, type: "checkboxes" } as const;
      await unlessThere(interestCategories.create({ ...list, body }, options()));
      this.#known = await this.all(options);
      if (this.#has(topic)) return;
    }
    const [categoryId] = await this.#categories(options);
    if (categoryId === undefined) return;
    const category = { ...list, interest_category_id: categoryId };
    await unlessThere(interestCategories.interests.create({ ...category, body: { name: topic } }, options()));
    this.#known = await this.all(options);
  }

  async #categories(options: () => CallOptions): Promise<readonly string[]> {
    const ids: string[] = [];
    const categories = this.#marketing.lists.interestCategories.list.all(
      { list_id: this.#listId, fields: ["categories.id", "categories.title"] },
      options(),
    );
    for await (const { id, title } of categories) if (title === CATEGORY) ids.push(id);
    return ids.toSorted(compared);
  }
}

/** Another process may have created it meanwhile, which the provider refuses to do twice. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!isInvalidResource(error)) throw error;
  });
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
