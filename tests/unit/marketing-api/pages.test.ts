import { expect, test, vi } from "vitest";
import { createApi } from "../../../src/ports/marketing-api/api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import { refusal } from "./fake-account.ts";

interface Item {
  readonly id: string;
}

/** A list that the test changes, behind the calls of the client. */
function listOf(count: number) {
  const items: Item[] = Array.from({ length: count }, (_, number) => ({ id: `m${number}` }));
  const asked: string[] = [];
  const api = createApi(catalog, async ({ query: { offset = "0", count: size = "10" } }) => {
    asked.push(`${offset}+${size}`);
    const from = Number(offset);
    return { members: items.slice(from, from + Number(size)), total_items: items.length };
  });
  let added = 0;
  const newItem = () => {
    added += 1;
    return { id: `new${added}` };
  };
  return {
    asked,
    all: (options: { readonly count?: number } = {}) =>
      api.lists.members.list.all({ list_id: "a", ...options }),
    remove(id: string) {
      items.splice(
        items.findIndex((item) => item.id === id),
        1,
      );
    },
    append: () => items.push(newItem()),
    prepend: () => items.unshift(newItem()),
  };
}

const names = (count: number) => Array.from({ length: count }, (_, number) => `m${number}`);

test("pages overlap by an item, and each item comes once", async () => {
  const { all, asked } = listOf(25);
  const found = await all({ count: 10 }).toArray({ limit: 100 });
  expect(found.map(({ id }) => id)).toEqual(names(25));
  expect(asked).toEqual(["0+10", "9+11", "19+11"]);
});

test.for([
  ["are archived as they come, and as many sign up", 1, 1],
  ["are archived as they come", 1, 0],
  ["sign up, two for each that comes", 0, 2],
  ["are archived, every other one, and as many sign up", 0.5, 0.5],
] as const)("nobody is lost of 1,000 members who %s", async ([, removed, added]) => {
  const list = listOf(1_000);
  const found: string[] = [];
  for await (const { id } of list.all({ count: 100 })) {
    found.push(id);
    if (found.length > 5_000) break;
    if (id.startsWith("new")) continue;
    if (removed === 1 || (removed === 0.5 && found.length % 2 === 0)) list.remove(id);
    const signedUp = added === 0.5 ? found.length % 2 : added;
    for (let more = 0; more < signedUp; more += 1) list.append();
  }
  const first = found.filter((id) => id.startsWith("m"));
  expect(first).toHaveLength(1_000);
  expect(new Set(first)).toEqual(new Set(names(1_000)));
});

test("what is put first moves all others, and hides none", async () => {
  const list = listOf(300);
  const found: string[] = [];
  for await (const { id } of list.all({ count: 20 })) {
    found.push(id);
    if (found.length % 7 === 0) list.prepend();
  }
  expect(found).toEqual(names(300));
});

test("thousands that others remove from pages that have been read hide none", async () => {
  const list = listOf(6_000);
  const found: string[] = [];
  for await (const { id } of list.all()) {
    found.push(id);
    if (id === "m4999") for (let number = 500; number < 4_500; number += 1) list.remove(`m${number}`);
  }
  expect(found).toEqual(names(6_000));
});

test("while others remove an item for each page that is read, few more pages are read", async () => {
  const items = Array.from({ length: 5_000 }, (_, number) => ({ id: `m${number}` }));
  let calls = 0;
  const api = createApi(catalog, async ({ query: { offset = "0", count = "10" } }) => {
    calls += 1;
    const page = { members: items.slice(Number(offset), Number(offset) + Number(count)) };
    items.shift();
    return { ...page, total_items: items.length + 1 };
  });
  const found = await api.lists.members.list.all({ list_id: "a" }).toArray({ limit: 10_000 });
  expect(found.map(({ id }) => id)).toEqual(names(5_000));
  expect(calls).toBeLessThan(10);
});

test.for<[string, unknown]>([
  ["count", "many"],
  ["count", -1],
  ["count", Number.NaN],
  ["count", Symbol("many")],
  ["offset", 0.5],
  ["offset", []],
  ["arguments", 5],
  ["arguments", [5]],
])("an iteration whose %s is %o asks for nothing", async ([parameter, value]) => {
  const perform = vi.fn(async () => ({ members: [] }));
  const api = createApi(catalog, perform);
  const list = parameter === "arguments" ? value : { list_id: "a", [parameter]: value };
  const pages = Reflect.apply(api.lists.members.list.all, undefined, [list]);
  const error = await refusal(pages.toArray({ limit: 5 }));
  expect(error).toMatchObject({ failure: "invalid-parameter", operation: "lists.members.list" });
  expect(error.message).toContain(`'${parameter}'`);
  expect(perform).not.toHaveBeenCalled();
});

test("an item is found again without its id among the fields, which is not shown", async () => {
  const asked: unknown[] = [];
  const api = createApi(catalog, async ({ query }) => {
    asked.push(query.fields);
    return { members: [{ id: "m0", status: "subscribed" }], total_items: 1 };
  });
  const found = await api.lists.members.list
    .all({ list_id: "a", fields: ["members.status"] })
    .toArray({ limit: 5 });
  expect(found).toEqual([{ status: "subscribed" }]);
  expect(asked).toEqual(["members.status,total_items,members.id"]);
});

test("a page that brings nothing new ends an iteration, whatever the total says", async () => {
  const api = createApi(catalog, async () => ({ members: [{ id: "m0" }], total_items: 500 }));
  const found = await api.lists.members.list.all({ list_id: "a" }).toArray({ limit: 100 });
  expect(found).toEqual([{ id: "m0" }]);
});

test.for([[["a", "a"]], [["a", "b", "a"]]])(
  "cursors %j that repeat are an error, after their pages",
  async ([cursors = []]) => {
    let page = 0;
    const api = createApi(catalog, async () => {
      page += 1;
      return { contacts: [{ id: `c${page}` }], next_cursor: cursors[page - 1] ?? "a" };
    });
    const found: unknown[] = [];
    const reading = (async () => {
      for await (const { id } of api.audiences.contacts.list.all({ audience_id: "a" })) found.push(id);
    })();
    const error = await refusal(reading);
    expect(error).toMatchObject({ failure: "unreadable", operation: "audiences.contacts.list" });
    expect(error.message).toContain("The cursor a came twice");
    expect(found).toHaveLength(cursors.length);
  },
);

test("a page of 100,000 items, more than was asked for, is read, and ends the list", async () => {
  let calls = 0;
  const api = createApi(catalog, async () => {
    calls += 1;
    const members = Array.from({ length: 100_000 }, (_, number) => ({ id: `m${number}` }));
    return { members, total_items: members.length };
  });
  const found = await api.lists.members.list.all({ list_id: "a", count: 1_000 }).toArray({ limit: 200_000 });
  expect(found).toHaveLength(100_000);
  expect(calls).toBe(1);
});

test("a list whose pages are all the same is an error, after its items", async () => {
  const members = [{ id: "m0" }, { id: "m1" }];
  const perform = vi.fn(async () => ({ members, total_items: 1_000_000 }));
  const found: unknown[] = [];
  const reading = (async () => {
    for await (const item of createApi(catalog, perform).lists.members.list.all({ list_id: "a" }))
      found.push(item);
  })();
  const error = await refusal(reading);
  expect(error).toMatchObject({ failure: "unreadable", operation: "lists.members.list" });
  expect(error.message).toContain("pages in a row brought nothing new");
  expect(found).toEqual(members);
});
