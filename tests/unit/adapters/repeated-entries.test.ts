import { expect, it } from "vitest";
import { repeatedEntries } from "../../../src/adapters/prismic/repeated-entries.ts";
import { slice } from "./read-document.ts";
import { document } from "./report-of.ts";

const said = (data: object) => repeatedEntries([document("page", "a", data)]).map(({ field }) => field);
const entry = (title: string, key = title) => ({ title, link: { link_type: "Web", url: "/a", key } });

it("an entry that was copied and not changed is reported, whatever the list", () => {
  const group = (...items: readonly object[]) => ({ ...slice("menu_group", { title: "A" }), items });
  expect(said({ offices: [{ location: "Perth" }, { location: "Perth" }, { location: "Rome" }] })).toEqual([
    "data.offices[1]",
  ]);
  expect(said({ slices4: [group(entry("A", "1"), entry("B"), entry("A", "2"))] })).toEqual([
    "data.slices4[0].items[2]",
  ]);
  expect(
    said({ slices: [slice("quote", {}), { ...slice("cards", { cards: [entry("A"), entry("A")] }) }] }),
  ).toEqual(["data.slices[1].primary.cards[1]"]);
});

it("a slice that was copied is reported, though it has an id of its own", () => {
  const [one, two] = ["a", "b"].map((id) => ({ ...slice("quote", { name: "Ann" }), id }));
  expect(said({ slices: [one, two] })).toEqual(["data.slices[1]"]);
});

it("two empty entries and two equal paragraphs are not", () => {
  const paragraph = { type: "paragraph", text: "—", spans: [] };
  expect(said({ offices: [{ location: null }, { location: null }], body: [paragraph, paragraph] })).toEqual(
    [],
  );
});
