import { describe, expect, it } from "vitest";
import { before, DAY, itIsShownFromItsTime, page, shownAt, until } from "../domain/embargo.ts";
import { itIsHiddenUntilShown, OPENS } from "../domain/hidden-content.ts";
import { itOpensByDay } from "../domain/opening.ts";
import { homePage } from "../sample-content.ts";
import { mediaAsset } from "./sample-assets.ts";

describe("an asset for journalists", () => {
  itIsShownFromItsTime((more) => ({
    kind: "media-asset",
    document: mediaAsset("chair", { date: DAY, ...more }),
  }));
  itOpensByDay(DAY, "data.date", (more) => ({
    kind: "media-asset",
    document: { ...mediaAsset("r", { date: DAY }), ...more },
  }));
  itIsHiddenUntilShown({ kind: "media-asset", document: mediaAsset("chair", { embargo: OPENS }) });
});

it("an asset for journalists leaves no link to its image or file, but the same image on a page", () => {
  const image = { url: "/images/chair.webp?auto=format", alt: "The chair", width: 640, height: 800 };
  const asset = mediaAsset("chair", {
    embargo: until,
    image: { url: "/images/chair.webp?auto=format", alt: "The chair", dimensions: image },
    file: { link_type: "Media", url: "/chair.eps" },
  });
  const actions = ["/images/chair.webp", "/chair.eps"].map((href) => ({
    label: "Portrait",
    link: { kind: "media" as const, href },
  }));
  const hero = { kind: "hero", variation: "default", title: "The chair", lead: [], image, actions } as const;
  const shown = shownAt(before, { kind: "media-asset", document: asset }, page(homePage(hero)));
  expect(shown.items).toMatchObject([{ page: { sections: [{ image, actions: [] }] } }]);
});
