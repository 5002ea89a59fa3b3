import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import { siteOf } from "../http/site.ts";
import { contentPage } from "../sample-content.ts";
import { mediaAsset } from "./sample-assets.ts";

const textsIn = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);

describe("GET /downloads/media/images.zip, of a press kit", () => {
  const kit: Section = { kind: "press-kit", heading: "Images", intro: [] };
  const assets = [
    mediaAsset("logo", { title: "Logo" }),
    mediaAsset("chair", { title: "The chair", kind: "Portrait", people: "Margaret Ellery", terms: "Ask us" }),
    mediaAsset("idea", { title: "An idea", image: {} }),
  ];
  const kitSite = (offered = assets) => {
    const listed = offered.map((document) => ({ kind: "media-asset" as const, document }));
    return siteOf({ pages: [{ ...contentPage("media"), sections: [kit] }], listed }).server;
  };
  const ask = (query = "", accept = "*/*") =>
    kitSite().inject({ url: `/downloads/media/images.zip${query}`, headers: { accept } });

  it("contains all assets that can be downloaded, with their credits and terms", async () => {
    const { statusCode, rawPayload } = await ask();
    expect(statusCode).toBe(200);
    expect(textsIn(rawPayload)).toEqual([
      ["logo.png", "The file https://images.prismic.io/larkfield/logo.png"],
      ["the-chair.png", "The file https://images.prismic.io/larkfield/chair.png"],
      [
        "terms-and-credits.txt",
        "Logo\r\nCredit: The group\r\nTerms of use: Free\r\n\r\n" +
          "The chair\r\nShown: Margaret Ellery\r\nCredit: The group\r\nTerms of use: Ask us\r\n",
      ],
    ]);
  });

  it("contains the visitor's choice, as a form without JavaScript sends it", async () => {
    const { headers, rawPayload } = await ask("?asset=&asset=media-asset_chair");
    expect(Object.keys(unzipSync(rawPayload))).toEqual(["the-chair.png", "terms-and-credits.txt"]);
    expect(headers.etag).not.toBe((await ask()).headers.etag);
  });

  it.each([
    ["?asset=", "asset: the choice is empty.", "In the field “Choose”, nothing is ticked."],
    ["?asset=media-asset_chair&asset=gone", "asset: the choice is unknown.", "that the page does not offer"],
    ["?asset=media-asset_idea", "asset: the choice is unknown.", "something is ticked"],
  ])("names the field of a choice such as %s", async (query, detail, text) => {
    const problem = await ask(query);
    expect([problem.statusCode, problem.json().detail]).toEqual([400, detail]);
    expect(problem.headers).toMatchObject({ "cache-control": "no-store" });
    const page = await ask(query, "text/html");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(page.body).toContain(text);
    expect(page.body).toContain('<a href="/media">Go back to the page</a>');
  });
});
