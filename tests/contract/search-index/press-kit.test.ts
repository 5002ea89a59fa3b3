import { expect, it } from "vitest";
import { mediaAsset } from "../../unit/press-kit/sample-assets.ts";
import { contentPage } from "../../unit/sample-content.ts";
import { searchOver } from "./search-over.ts";

const kit = (only: "Logo" | "Photo") => ({ kind: "press-kit", intro: [], only }) as const;
const search = searchOver({
  pages: [
    { ...contentPage("brand"), sections: [kit("Logo")] },
    { ...contentPage("media"), sections: [kit("Photo")] },
  ],
  listed: [
    mediaAsset("logo", { caption: "For print" }),
    mediaAsset("race", { kind: "Photo", caption: "A bend at dusk", people: "Margaret Ellery, Chair" }),
    mediaAsset("chart", { kind: "Graphic", caption: "Dusk of an era" }),
  ].map((document) => ({ kind: "media-asset" as const, document })),
});

it.each([
  ["dusk", "/media"],
  ["Ellery", "/media"],
  ["logo print", "/brand"],
])("the search finds assets by %j, on the page that lists them", async (text, expected) => {
  expect((await search(text)).items.map(({ href }) => href)).toEqual([expected]);
});
