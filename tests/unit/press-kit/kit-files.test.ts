import { expect, it } from "vitest";
import { slugOf } from "../../../src/domain/content/slug.ts";
import { originalHref, pressKitOrder } from "../../../src/domain/press-kit/media-asset.ts";
import { chosenAssets, pressKitName } from "../../../src/domain/press-kit/press-kit.ts";
import { mediaAsset } from "./sample-assets.ts";

const file = { url: "https://larkfield.cdn.prismic.io/larkfield/files/logo.eps", size: "2048" };
const logo = mediaAsset("logo");
const nothing = mediaAsset("nothing", { image: {} });
const both = mediaAsset("both", { file });

it.each([
  ["/logo.png?auto=format,compress", "/logo.png", "/logo.png?w=1600"],
  ["/logo.png", "/logo.png", "/logo.png?w=1600"],
  [
    "/a.jpg?auto=compress&rect=0,0,4,2&w=4&h=2",
    "/a.jpg?rect=0%2C0%2C4%2C2&w=4&h=2",
    "/a.jpg?rect=0%2C0%2C4%2C2&w=1600",
  ],
])(
  "an image for print at %s is neither compressed nor in another format, at any size",
  (url, original, screen) => {
    const image = { url, alt: "", width: 4000, height: 2000 };
    expect([originalHref(image), originalHref(image, 1600)]).toEqual([original, screen]);
  },
);

it("a press kit has logos first, then portraits, photos and graphics, each with the newest first", () => {
  const of = (kind: string | null, date: string | null) => mediaAsset(`${kind} ${date}`, { kind, date });
  const kit = [
    of("Logo", "2020-07-01"),
    of("Photo", "2026-07-01"),
    of("Photo", "2025-07-01"),
    of("Photo", null),
    of("Graphic", "2026-07-01"),
    of(null, "2026-07-01"),
  ];
  expect(kit.toReversed().toSorted(pressKitOrder)).toEqual(kit);
});

it("a choice of assets may have up to 100 files, and an asset once", () => {
  const many = Array.from({ length: 101 }, (_, index) => mediaAsset(`photo-${index}`));
  expect(chosenAssets(many.slice(1))).toHaveLength(100);
  expect(chosenAssets([both, ...many.slice(2)])).toBe("too large");
  expect(chosenAssets([logo, both], [logo.id, logo.id])).toEqual([logo]);
  expect(chosenAssets([nothing])).toBe("empty");
});

it("a press kit without a heading has a name in addresses, too", () => {
  expect([{ heading: "Images & logos" }, {}, { heading: "業績" }].map(pressKitName)).toEqual([
    "images-logos",
    "press-kit",
    slugOf("業績"),
  ]);
});
