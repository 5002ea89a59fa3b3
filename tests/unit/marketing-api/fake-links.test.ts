import { describe, expect, it } from "vitest";
import { LINK_BASE, linksOf } from "../../../src/adapters/in-memory/marketing/links.ts";
import { routes } from "../../../src/adapters/in-memory/marketing/router.ts";
import { accountWithList } from "./fake-account.ts";

describe("the links of a response", () => {
  it("are only added on request", async () => {
    const { respondTo, api, list_id } = await accountWithList();
    expect(await api.lists.get({ list_id })).not.toHaveProperty("_links");
    const { data } = respondTo({ method: "GET", path: `/lists/${list_id}`, query: { fields: "id,_links" } });
    expect(data).toEqual({ id: list_id, _links: expect.any(Array) });
    expect(data).toMatchObject({
      _links: expect.arrayContaining([
        { rel: "self", href: `${LINK_BASE}/lists/${list_id}`, method: "GET" },
        { rel: "update", href: `${LINK_BASE}/lists/${list_id}`, method: "PATCH" },
        { rel: "members", href: `${LINK_BASE}/lists/${list_id}/members`, method: "GET" },
        { rel: "parent", href: `${LINK_BASE}/lists`, method: "GET" },
      ]),
    });
  });

  it("exist for every resource that can be read", () => {
    const read = routes.filter(({ method }) => method === "GET");
    for (const { segments } of read) {
      expect(linksOf(segments, segments)).toContainEqual({
        rel: "self",
        href: [LINK_BASE, ...segments].join("/"),
        method: "GET",
      });
    }
  });
});
