import { describe, expect, it } from "vitest";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { addressOf } from "../../contract/newsletter-audience/contract.ts";
import { posted, siteOf } from "../http/site.ts";
import { WITH_GERMAN } from "../languages.ts";

const READER = "reader@larkfield.example";
const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const FORM_OF_READER = "email=reader%40larkfield.example";

function post(server: ReturnType<typeof siteOf>["server"], payload: string, type: string) {
  return server.inject(posted("/api/newsletterPost", payload, { "content-type": type }));
}

describe("chosen topics of alerts", () => {
  const topics = ["Results", "It’s <new>"];
  const siteOptions = { ...EMPTY_SITE_OPTIONS, topics };
  const chosen = topics.map((topic) => `topics=${encodeURIComponent(topic)}`).join("&");

  it.each([
    ["as JSON", JSON_TYPE, JSON.stringify({ email: READER, topics })],
    ["by a page without JavaScript", FORM, `${FORM_OF_READER}&comment=&${chosen}`],
  ])("are stored, sent %s", async (_case, type, payload) => {
    const { server, newsletter } = siteOf({ siteOptions });
    expect((await post(server, payload, type)).statusCode).toBe(200);
    expect(newsletter.topicsOf(addressOf(READER))).toEqual(topics);
  });

  it.each([
    ["as JSON", JSON_TYPE, JSON.stringify({ email: READER, topics: ["Ergebnisse"] })],
    ["by a page without JavaScript", FORM, `${FORM_OF_READER}&comment=&topics=Ergebnisse`],
  ])("from a German page are those of the default language, %s", async (_case, type, payload) => {
    const german = { ...EMPTY_SITE_OPTIONS, topics: ["Ergebnisse", "Meldungen"] };
    const inOtherLanguages = [{ kind: "site-options", language: "de", options: german }] as const;
    const { server, newsletter } = siteOf({ siteOptions, inOtherLanguages }, { locales: WITH_GERMAN });
    const headers = { "content-type": type };
    expect((await server.inject(posted("/api/de/newsletterPost", payload, headers))).statusCode).toBe(200);
    expect(newsletter.topicsOf(addressOf(READER))).toEqual(["Results"]);
  });

  it("stay selected on the error page, with the typed address, so that the form can be sent again", async () => {
    const sent = String(new URLSearchParams({ email: '"><script>', topics: "It’s <new>" }));
    const { body, headers } = await post(siteOf({ siteOptions }).server, sent, FORM);
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).toContain('name="topics" value="Results">');
    expect(body).toContain('name="topics" value="It’s &lt;new&gt;" checked>');
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
  });

  it("stay on that page if the topics cannot be loaded", async () => {
    const { server, content } = siteOf({ siteOptions });
    content.fail();
    const { statusCode, body } = await post(server, `${FORM_OF_READER}&topics=Results`, FORM);
    expect([statusCode, body]).toEqual([503, expect.stringContaining('value="Results" checked>')]);
  });
});
