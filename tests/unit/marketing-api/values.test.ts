import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settingsOf } from "../../../src/adapters/esp-rest/settings.ts";
import { waitForExport } from "../../../src/adapters/esp-rest/wait-for-export.ts";
import { parseDate } from "../../../src/ports/marketing-api/dates.ts";
import { marketingPermissionsOf } from "../../../src/ports/marketing-api/marketing-permissions.ts";
import { md5 } from "../../../src/ports/marketing-api/md5.ts";
import { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";
import { account, accountWithList, refusal, START } from "./fake-account.ts";

it("the hash of a subscriber is the MD5 of the lower-cased address", () => {
  expect(subscriberHash("Urist.McVankab@freddiesjokes.com")).toBe("62eeb292278cc15f5817cb78f7790b08");
  expect(subscriberHash("ZOË@example.com")).toBe(subscriberHash("zoë@example.com"));
  expect(subscriberHash(" zoë@example.com")).not.toBe(subscriberHash("zoë@example.com"));
});

it("dates are parsed with a space in place of the T", () => {
  expect(parseDate("2026-11-21T08:30:00+00:00")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
  expect(parseDate("2026-11-21T18:30:00+10:00")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
  expect(parseDate("2026-11-21t08:30:00Z")).toEqual(new Date(Date.UTC(2026, 10, 21, 8, 30)));
});

it("a date without an offset is local time, with a T as without", () => {
  expect(parseDate("2026-11-21T00:00:00")).toEqual(new Date(2026, 10, 21));
  expect(parseDate("2026-11-21 00:00:00")).toEqual(new Date(2026, 10, 21));
});

it.for(["", "soon", "2026-13-45T00:00:00"])("%j is not a date", (text) => {
  expect(parseDate(text)).toBeUndefined();
});

it("the hash is equal to that of Node's crypto, for any text", () => {
  const characters = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 200 });
  fc.assert(
    fc.property(characters, (codes) => {
      const text = String.fromCodePoint(...codes);
      expect(md5(text)).toBe(createHash("md5").update(text).digest("hex"));
    }),
  );
});

const PROVIDER = ".api.mailchimp.com";

it("the defaults are those of the specification", () => {
  expect(settingsOf({ apiKey: "k", serverPrefix: "us1" })).toMatchObject({
    base: `https://us1${PROVIDER}/3.0`,
    cache: true,
    timeout: 120_000,
    concurrency: 9,
  });
});

it.for([
  [{ apiKey: "0123-us19" }, "us19"],
  [{ apiKey: "0123-us19", serverPrefix: "us7" }, "us7"],
  [{ apiKey: "0123-us19", serverPrefix: "" }, "us19"],
  [{ apiKey: "0123-us19", serverPrefix: "invalid-server" }, "us19"],
  [{ accessToken: "t", serverPrefix: "us2" }, "us2"],
] as const)("%o leads to the data centre %s", ([options, prefix]) => {
  expect(settingsOf(options).base).toBe(`https://${prefix}${PROVIDER}/3.0`);
});

it("an access token has no suffix with the data center", () => {
  expect(() => settingsOf({ accessToken: "0123-us19" })).toThrow("Set serverPrefix");
});

it("a base URL can end with slashes, and needs no prefix", () => {
  expect(settingsOf({ apiKey: "k", baseUrl: "http://127.0.0.1:4010/sandbox/3.0//" })).toMatchObject({
    base: "http://127.0.0.1:4010/sandbox/3.0",
  });
});

it.for(["key-us1 ", " key-us1", "key-us1\n", "a key-us1"])(
  "a key with white space, %j, is refused",
  (apiKey) => {
    expect(() => settingsOf({ apiKey })).toThrow("apiKey holds white space: copy it without");
  },
);

describe("waiting for an export", () => {
  const exported = async () => {
    const { api, answer } = account();
    const made = await api.accountExports.create({ body: { include_stages: ["audiences"] } });
    const finish = () =>
      answer("accountExports.get", {
        ...made,
        finished: START,
        download_url: "https://larkfield.example/a.zip",
      });
    const unfinished = (end: "" | null) => answer("accountExports.get", { ...made, finished: end });
    return { api, export_id: made.export_id, finish, unfinished };
  };

  it.for(["", null] as const)("goes on while the end is %j", async (end) => {
    const { api, unfinished, export_id } = await exported();
    unfinished(end);
    const late = waitForExport(api, export_id, { pollEvery: 2, timeout: 1 });
    expect(await refusal(late)).toMatchObject({ failure: "timeout" });
  });

  it("ends when it has a download", async () => {
    const { api, finish, export_id } = await exported();
    const waiting = waitForExport(api, export_id, { pollEvery: 1 });
    finish();
    expect((await waiting).download_url).toMatch(/^https:/);
  });

  it("ends with the timeout or the signal", async () => {
    const { api, export_id } = await exported();
    const late = waitForExport(api, export_id, { pollEvery: 2, timeout: 1 });
    expect(await refusal(late)).toMatchObject({ failure: "timeout", operation: "accountExports.get" });
    const stop = new AbortController();
    const stopped = refusal(waitForExport(api, export_id, { pollEvery: 60_000, signal: stop.signal }));
    stop.abort();
    expect(await stopped).toMatchObject({ failure: "aborted" });
  });
});

it("the marketing permissions of a list are read from a member, as no operation lists them", async () => {
  const { api, list_id, subscribe } = await accountWithList();
  expect(await marketingPermissionsOf(api, list_id)).toEqual([]);
  const { email_address } = await subscribe("ada");
  const marketing_permissions = [{ marketing_permission_id: "e-mail", enabled: true }];
  await api.lists.members.update({
    list_id,
    subscriber_hash: email_address,
    body: { marketing_permissions },
  });
  expect(await marketingPermissionsOf(api, list_id)).toEqual([
    { marketing_permission_id: "e-mail", text: "" },
  ]);
});
