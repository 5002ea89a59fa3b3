import { describe, expect, it } from "vitest";
import { nginxParameters } from "../../../scripts/nginx-parameters.ts";
import { HOLDING_PATH } from "../../../src/adapters/http/contract/dividends/holding.ts";
import { isAsked, itKeepsByQuery, keptQuery, mapped } from "../operations/nginx-maps.ts";

it.each([
  ["?sort=oldest", "sort=oldest&sort=highest"],
  ["", "sort=newest", "sort="],
])("the query of a list of dividends is %j, as the page cache's is, for %j", itKeepsByQuery);

describe("the shares of a visitor", () => {
  it.each([
    ["/investors/dividends", "shares=1&from=2024-01-01"],
    ["/investors/dividends", "utm_source=mail&shares="],
    [HOLDING_PATH, "calculator=%2Finvestors%2Fdividends"],
  ])("are sent on as they are, and no response to them is kept: %s?%s", (path, query) => {
    expect(isAsked(path, query)).toBe(true);
    expect(keptQuery(path, query)).toBe("");
  });

  it("are asked in each language of a site", () => {
    const several = nginxParameters({ translations: [{ locale: "de-DE" }] }).get("ops/nginx/website.conf");
    expect(mapped("route", `/de${HOLDING_PATH}`, several)).toBe("holding");
  });

  it.each(["year=2026&myshares=1", "SHARES=1", "from=mail"])("are not %s", (query) => {
    expect(isAsked("/investors/dividends", query)).toBe(false);
  });
});
