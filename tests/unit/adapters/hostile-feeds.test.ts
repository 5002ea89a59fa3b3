import { describe, expect, it } from "vitest";
import { jsonItems } from "../../../src/adapters/announcements/json-feed.ts";
import { xmlItems } from "../../../src/adapters/announcements/xml-feed.ts";
import { ratesIn } from "../../../src/adapters/exchange-rates/ecb-xml.ts";

const MB = 2 ** 20;

/** How often the process could do something else until a text was refused, and why it was. */
async function refusalOf(parse: (text: string) => Promise<unknown>, text: string) {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const error = await parse(text).catch((thrown: unknown) => thrown);
  isOver = true;
  expect(error).toMatchObject({ name: "SourceError", failure: "invalid" });
  return { reason: error instanceof Error ? error.message : "", turns };
}

const attributes = Array.from({ length: 350_000 }, (_, index) => `a${index}="${"v".repeat(10)}"`).join(" ");

describe.each([
  ["a feed", xmlItems, "rss"],
  ["a file of exchange rates", ratesIn, "Cube"],
])("%s", (_source, parse, root) => {
  it.each([
    ["of one tag with 350,000 attributes", `<${root} ${attributes}/>`, /more than 200 attributes/],
    ["with 350,000 attributes on one element", `<${root}><a ${attributes}/></${root}>`, /200 attributes/],
    ["of one tag of 8 MB", `<${root} a="${"v".repeat(8 * MB)}"/>`, /a tag of more than 64 KB/],
    ["cut in a tag of 8 MB", `<${root} a="${"v".repeat(8 * MB)}`, /a tag of more than 64 KB/],
    ["nested 1,000 deep", `<${root}>`.repeat(1_000), /nested more than 50 deep/],
    ["nested 100,000 deep", `<${root}>`.repeat(100_000), /nested more than 50 deep/],
  ])("%s is refused with its first pieces", async (_case, text, reason) => {
    const refusal = await refusalOf(parse, text);
    expect(refusal.reason).toMatch(reason);
    expect(refusal.turns).toBeLessThanOrEqual(4);
  });

  it.each([
    ["with a name of 1 MB", `<${root}><${"n".repeat(MB)}/></${root}>`, /a tag of more than 64 KB/],
    ["cut in a tag", `<${root}><item a="`, /unclosed tag/],
    ["cut in its first tag", `<${root} a="`, /unexpected end/],
    ["of one tag that is not closed", `<${root}>`, /unclosed tag/],
    ["that is empty", "", /root element/],
  ])("%s is refused, and the process does something else meanwhile", async (_case, text, reason) => {
    const refusal = await refusalOf(parse, text);
    expect(refusal.reason).toMatch(reason);
    expect(refusal.reason.length).toBeLessThanOrEqual(200);
    expect(refusal.turns).toBeGreaterThanOrEqual(text.length / (64 * 1024));
  });
});

it("a feed with 600,000 elements is refused", async () => {
  const text = `<rss>${"<a/>".repeat(600_000)}</rss>`;
  expect((await refusalOf(xmlItems, text)).reason).toBe("it has more than 500000 elements");
});

describe("a feed in JSON", () => {
  const keys = Array.from({ length: 1_001 }, (_, index) => `"k${index}":1`).join();

  it.each([
    ["of 8 MB and one character", `{"items":["${"a".repeat(8 * MB)}"]}`, /larger than 8 MB/],
    ["with 200,001 objects", `{"items":[${"{},".repeat(200_000)}{}]}`, /more than 200000 objects/],
    ["with 1,001 keys in an object", `{"items":[{${keys}}]}`, /more than 1000 keys/],
    ["nested 51 deep", `{"items":${"[".repeat(50)}${"]".repeat(50)}}`, /nested more than 50 deep/],
    ["cut in a text", '{"items":[{"news_id":"', /not JSON/],
  ])("%s is refused", async (_case, text, reason) => {
    expect((await refusalOf(jsonItems, text)).reason).toMatch(reason);
  });

  it("may have all of that in a text", async () => {
    const title = `${"[".repeat(60)}${'\\":'.repeat(2_000)}\\\\`;
    const item = `{"news_id":"R-1","url":"https://a.example/","content":{"title":"${title}","publish_date":""}}`;
    expect(await jsonItems(`{"items":[${item}]}`)).toMatchObject([{ reference: "R-1" }]);
  });

  it("has as many items as can be read, of which the newest are chosen", async () => {
    expect(await jsonItems(`{"items":[${"1,".repeat(20_000)}1]}`)).toHaveLength(20_001);
  });
});
