import { describe, expect, it } from "vitest";
import { jsonItems } from "../../../src/adapters/announcements/json-feed.ts";
import { xmlItems } from "../../../src/adapters/announcements/xml-feed.ts";
import { itRefusesHostileXml, MB, refusalOf } from "./hostile-xml.ts";

describe("a feed", () => itRefusesHostileXml(xmlItems, "rss"));

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
