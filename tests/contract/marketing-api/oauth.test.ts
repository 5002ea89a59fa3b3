import { expect, it } from "vitest";
import {
  accountOf,
  authorizeUrl,
  exchangeCode,
  type OAuthOptions,
} from "../../../src/adapters/esp-rest/oauth.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { json, serve } from "./rest-harness.ts";

const APPLICATION = { clientId: "635959587059", redirectUri: "http://127.0.0.1/callback" };
const WITH_SECRET = { ...APPLICATION, clientSecret: "3b5f0e1c" };

it("a user opens an account at the provider's login", () => {
  const url = new URL(authorizeUrl(APPLICATION, "state of the session"));
  expect(url.origin + url.pathname).toBe("https://login.mailchimp.com/oauth2/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: "code",
    client_id: APPLICATION.clientId,
    redirect_uri: APPLICATION.redirectUri,
    state: "state of the session",
  });
});

it("a code is exchanged for a token and the data centre of the account", async () => {
  const { baseUrl, received } = await serve((response, { url }) =>
    url.endsWith("/token")
      ? json(response, 200, { access_token: "t0", expires_in: 0, scope: null })
      : json(response, 200, {
          dc: "us6",
          accountname: "Larkfield",
          user_id: 7,
          login: { email: "a@b.example" },
        }),
  );
  const loginUrl = baseUrl.replace("/3.0", "");
  expect(await exchangeCode(WITH_SECRET, "c0de", { loginUrl })).toEqual({
    accessToken: "t0",
    serverPrefix: "us6",
    accountName: "Larkfield",
    userId: "7",
  });
  expect(received).toHaveLength(2);
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    grant_type: "authorization_code",
    client_id: APPLICATION.clientId,
    client_secret: WITH_SECRET.clientSecret,
    redirect_uri: APPLICATION.redirectUri,
    code: "c0de",
  });
  expect(received[1]).toMatchObject({ url: "/oauth2/metadata", headers: { authorization: "OAuth t0" } });
  expect(await accountOf("t0", { loginUrl })).toMatchObject({ accountName: "Larkfield", userId: "7" });
});

it.each<[string, unknown, unknown]>([
  ["code", WITH_SECRET, undefined],
  ["code", WITH_SECRET, ""],
  ["code", WITH_SECRET, ["c0de"]],
  ["clientSecret", APPLICATION, "c0de"],
  ["clientId", { ...WITH_SECRET, clientId: null }, "c0de"],
])("without %s, nothing is asked", async (name, application, code) => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}));
  const options = { loginUrl: baseUrl.replace("/3.0", "") };
  const failed = await refusal(Reflect.apply(exchangeCode, undefined, [application, code, options]));
  expect(failed.failure).toMatch(/^(missing|invalid)-parameter$/);
  expect(failed.message).toContain(`'${name}' when calling oauth.token`);
  expect(received).toEqual([]);
});

it("no account is asked for without a token, or with one of several lines", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}));
  const options = { loginUrl: baseUrl.replace("/3.0", "") };
  for (const token of ["", "t0\nx-other: 1"]) {
    expect((await refusal(accountOf(token, options))).message).toContain("'accessToken'");
  }
  expect(received).toEqual([]);
});

it("a login without a state, which would be open to others, has no address", () => {
  expect(() => authorizeUrl(APPLICATION, "")).toThrow("'state' when calling oauth.authorize");
  expect(() => Reflect.apply(authorizeUrl, undefined, [APPLICATION])).toThrow("'state'");
});

it("a code that is refused fails with the reason, and without the secret", async () => {
  const { baseUrl } = await serve((response) =>
    json(response, 400, { error: "invalid_grant", error_description: "The code has expired" }),
  );
  const failed = await refusal(exchangeCode(WITH_SECRET, "old", { loginUrl: baseUrl.replace("/3.0", "") }));
  expect(failed).toMatchObject({ failure: "refused", status: 400, title: "invalid_grant" });
  expect(failed.message).toContain("The code has expired");
  expect(JSON.stringify([failed, failed.cause])).not.toContain(WITH_SECRET.clientSecret);
});

it("a response without a data centre, or none, is an error, with what the login says", async () => {
  const { baseUrl } = await serve((response, _request, count) =>
    json(response, 200, count === 1 ? { error: "invalid_token" } : {}),
  );
  const loginUrl = baseUrl.replace("/3.0", "");
  const refused = { failure: "refused", title: "invalid_token" };
  expect(await refusal(accountOf("t", { loginUrl }))).toMatchObject(refused);
  expect(await refusal(accountOf("t", { loginUrl }))).toMatchObject({ failure: "unreadable" });
  const nowhere = { loginUrl: "http://127.0.0.1:3" };
  expect(await refusal(accountOf("t", nowhere))).toMatchObject({
    failure: "network",
    operation: "oauth.metadata",
    message: expect.stringContaining("could not be reached: connect ECONNREFUSED"),
  });
});

it.each<[string, Parameters<typeof serve>[0]]>([
  ["a login that does not respond", () => undefined],
  ["a response that stalls in the body", (response) => response.writeHead(200).write("{")],
])("%s ends with its signal, and after its time limit", async (_, respond) => {
  const { baseUrl } = await serve(respond);
  const loginUrl = baseUrl.replace("/3.0", "");
  const failureOf = async (options: OAuthOptions) =>
    (await refusal(exchangeCode(WITH_SECRET, "c0de", { loginUrl, ...options }))).failure;
  expect(await failureOf({ timeout: 20 })).toBe("timeout");
  expect(await failureOf({ signal: AbortSignal.timeout(20) })).toBe("aborted");
  expect(await failureOf({ signal: AbortSignal.abort() })).toBe("aborted");
});

it.each([302, 307])(
  "a redirect (%i) is not followed, so that secret and token go nowhere else",
  async (status) => {
    const elsewhere = await serve((response) => json(response, 200, { access_token: "t0", dc: "us6" }));
    const { baseUrl } = await serve((response) =>
      response.writeHead(status, { location: elsewhere.baseUrl }).end(),
    );
    const loginUrl = baseUrl.replace("/3.0", "");
    const refused = { failure: "refused", status };
    expect(await refusal(exchangeCode(WITH_SECRET, "c0de", { loginUrl }))).toMatchObject(refused);
    expect(await refusal(accountOf("t0", { loginUrl }))).toMatchObject(refused);
    expect(elsewhere.received).toEqual([]);
  },
);
