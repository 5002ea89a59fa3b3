import { describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { TopicInterests } from "../../../src/adapters/marketing-audience/topic-interests.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { createList } from "../newsletter-audience.ts";

async function list() {
  const { api, perform } = createInMemoryMarketingApi();
  const listId = await createList(api);
  const interestsOf = async (title: string) => {
    const { categories } = await api.lists.interestCategories.list({ list_id: listId });
    const found = categories.filter((category) => category.title === title);
    const lists = found.map(({ id }) =>
      api.lists.interestCategories.interests.list({ list_id: listId, interest_category_id: id }),
    );
    return (await Promise.all(lists)).map(({ interests }) => interests.map(({ name }) => name));
  };
  return { api, perform, listId, interestsOf };
}

describe("topics as interests of a list", () => {
  it("are created once by concurrent calls", async () => {
    const { api, listId, interestsOf } = await list();
    const interests = new TopicInterests(async () => ({ marketing: api, listId }));
    const asked = Array.from({ length: 10 }, () => interests.idsOf(["Results"], {}));
    expect(new Set((await Promise.all(asked)).flat()).size).toBe(1);
    expect(await interestsOf("Alerts")).toEqual([["Results"]]);
  });

  it("are found if another process creates them at the same time and the provider rejects the duplicate", async () => {
    const { api, perform, listId, interestsOf } = await list();
    const other = new TopicInterests(async () => ({ marketing: api, listId }));
    let isRaced = false;
    const marketing = createMarketingApi(async (request, options) => {
      if (request.method === "POST" && !isRaced) {
        isRaced = true;
        await other.idsOf(["Results"], {});
        throw MarketingApiError.refused(request.name, 400, { problem: { title: "Invalid Resource" } });
      }
      return perform(request, options);
    });
    const mine = await new TopicInterests(async () => ({ marketing, listId })).idsOf(["Results"], {});
    expect(mine).toEqual(await other.idsOf(["Results"], {}));
    expect(await interestsOf("Alerts")).toEqual([["Results"]]);
  });
});
