import { describe, expect, it } from "vitest";
import { standalone as texts } from "#texts/standalone.ts";
import { LoadShell } from "../../../src/application/load-shell.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { WITH_GERMAN } from "../languages.ts";
import { PUBLIC_URL, posted, siteOf } from "./site.ts";

const READER = "reader@larkfield.example";
const FORM = "application/x-www-form-urlencoded";
const FORM_OF_READER = "email=reader%40larkfield.example";

type Server = ReturnType<typeof siteOf>["server"];

function post(server: Server, payload: string, type?: string, more: object = {}) {
  const headers = { ...more, ...(type !== undefined && { "content-type": type }) };
  return server.inject(posted("/api/newsletterPost", payload, headers));
}

const JSON_TYPE = "application/json";
const JSON_OF_READER = JSON.stringify(READER);

it("a sign-up keeps the language of its page, the latest, and none at a site in one", async () => {
  const { server, newsletter } = siteOf({}, { locales: WITH_GERMAN });
  const headers = { "content-type": JSON_TYPE };
  await server.inject(posted("/api/de/newsletterPost", JSON_OF_READER, headers));
  expect(newsletter.languageOf(addressOf(READER))).toBe("de");
  await post(server, JSON_OF_READER, JSON_TYPE);
  expect(newsletter.languageOf(addressOf(READER))).toBe("en");
  const inOne = siteOf();
  await post(inOne.server, JSON_OF_READER, JSON_TYPE);
  expect(inOne.newsletter.languageOf(addressOf(READER))).toBeUndefined();
});

describe("POST /api/newsletterPost (specification, section 7)", () => {
  it.each([
    ["with a JSON content type", JSON_TYPE],
    ["as the plain text that fetch calls a string", "text/plain;charset=UTF-8"],
    ["without a content type", undefined],
  ])("accepts the address as a JSON string, %s", async (_case, type) => {
    const { server, newsletter } = siteOf();
    const response = await post(server, JSON_OF_READER, type);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(newsletter.addresses).toEqual([READER]);
  });

  it.each(["x=1", "email=a&email=b", ""])("responds with a page to the form %j", async (form) => {
    const { server } = siteOf();
    const response = await post(server, form, "Application/X-WWW-Form-Urlencoded");
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("There was an error, please try again later.");
  });

  it.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    [
      "a page of another origin of the same site",
      { "sec-fetch-site": "same-site", origin: "https://shop.larkfield.example" },
    ],
    ["a page of another origin, in a browser without fetch metadata", { origin: "https://evil.example" }],
    ["a page without an origin of its own", { origin: "null" }],
    [
      "a page of another origin, with a forged host",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ],
  ])("rejects requests from %s, as JSON and as a form", async (_case, headers) => {
    const { server, newsletter } = siteOf({}, { trustProxy: ["loopback"] });
    expect((await post(server, JSON_OF_READER, "text/plain", headers)).statusCode).toBe(403);
    expect((await post(server, FORM_OF_READER, FORM, headers)).statusCode).toBe(403);
    expect(newsletter.addresses).toEqual([]);
  });

  it.each([
    ["the site's own pages", { "sec-fetch-site": "same-origin", origin: PUBLIC_URL }],
    ["its pages, in a browser without fetch metadata", { origin: PUBLIC_URL }],
    ["its pages at an address of this machine", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }],
  ])("accepts requests from %s", async (_case, headers) => {
    expect((await post(siteOf().server, JSON_OF_READER, JSON_TYPE, headers)).statusCode).toBe(200);
  });

  it("says what a password manager did, and offers the form without the field that it has filled in", async () => {
    const { server, newsletter } = siteOf();
    const page = await post(server, `${FORM_OF_READER}&comment=reader`, FORM);
    expect(page.body).toContain("perhaps by a password manager");
    expect(page.body).toContain(`value="${READER}"`);
    expect(page.body).not.toContain('name="comment"');
    const response = await post(server, JSON.stringify({ email: READER, comment: "reader" }), JSON_TYPE);
    expect(response.json()).toMatchObject({
      status: 400,
      reason: "suspected-bot",
      detail: expect.stringContaining("send the sign-up again without it"),
    });
    expect(newsletter.addresses).toEqual([]);
  });

  it.each([
    ["an address that is none", '"reader"', JSON_TYPE, 400],
    ["a number", "7", JSON_TYPE, 400],
    ["no JSON", '"reader', "text/plain", 400],
    ["nothing", "", "text/plain", 400],
    ["a body that is too large", `"${"a".repeat(5000)}"`, JSON_TYPE, 413],
    ["another content type", "<a/>", "application/xml", 415],
  ])("rejects %s with a problem document, and sends nothing", async (_case, payload, type, status) => {
    const { server, newsletter } = siteOf();
    const response = await post(server, payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(newsletter.addresses).toEqual([]);
  });

  it("responds with 400 to an address that the audience does not consider a real one, and to a form with the form", async () => {
    const { server, newsletter } = siteOf();
    newsletter.refuse(addressOf(READER), "implausible-address");
    const response = await post(server, JSON_OF_READER, JSON_TYPE);
    expect(response.json()).toMatchObject({
      status: 400,
      reason: "implausible-address",
      detail: "The e-mail address has a valid form, but does not look like a real one.",
    });
    expect((await post(server, '"reader"', JSON_TYPE)).json().reason).toBe("invalid-address");
    const page = await post(server, FORM_OF_READER, FORM);
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining(`value="${READER}"`)]);
    expect(page.body).toContain("does not look like a real one");
  });

  it("responds with 503 when the audience fails, and to a form with the text of the specification (section 8)", async () => {
    const { server, newsletter } = siteOf();
    newsletter.fail();
    expect((await post(server, JSON_OF_READER, JSON_TYPE)).statusCode).toBe(503);
    const page = await post(server, FORM_OF_READER, FORM);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("There was an error, please try again later.");
  });
});

it.each([
  ["says that the address has to be confirmed", true, texts.signUp.confirm],
  ["does not say so if it has not", false, texts.signUp.next],
])("the answer to a sign-up without JavaScript %s", async (_case, confirmsSignUps, text) => {
  const loadShell = new LoadShell({ confirmsSignUps });
  const { server } = siteOf({}, { swap: (use) => use(LoadShell, loadShell) });
  const { statusCode, body } = await post(server, FORM_OF_READER, FORM);
  expect([statusCode, body]).toEqual([200, expect.stringContaining(text)]);
  expect(body).toContain("Thankyou for signing up");
});
