import { expect, test } from "vitest";
import { settingsOf } from "../../../src/adapters/esp-rest/settings.ts";

const PROVIDER = ".api.mailchimp.com";

test("the defaults are those of the specification", () => {
  expect(settingsOf({ apiKey: "k", serverPrefix: "us1" })).toMatchObject({
    base: `https://us1${PROVIDER}/3.0`,
    cache: true,
    timeout: 120_000,
    concurrency: 10,
  });
});

test.for([
  [{ apiKey: "0123-us19" }, "us19"],
  [{ apiKey: "0123-us19", serverPrefix: "us7" }, "us7"],
  [{ apiKey: "0123-us19", serverPrefix: "" }, "us19"],
  [{ apiKey: "0123-us19", serverPrefix: "invalid-server" }, "us19"],
  [{ accessToken: "t", serverPrefix: "us2" }, "us2"],
] as const)("%o leads to the data centre %s", ([options, prefix]) => {
  expect(settingsOf(options).base).toBe(`https://${prefix}${PROVIDER}/3.0`);
});

test("an access token has no suffix with the data center", () => {
  expect(() => settingsOf({ accessToken: "0123-us19" })).toThrow("Set serverPrefix");
});

test("a base URL can end with slashes, and needs no prefix", () => {
  expect(settingsOf({ apiKey: "k", baseUrl: "http://127.0.0.1:4010/sandbox/3.0//" })).toMatchObject({
    base: "http://127.0.0.1:4010/sandbox/3.0",
  });
});

test.for(["key-us1 ", " key-us1", "key-us1\n", "a key-us1"])(
  "a key with white space, %j, is refused",
  (apiKey) => {
    expect(() => settingsOf({ apiKey })).toThrow("apiKey holds white space: copy it without");
  },
);
