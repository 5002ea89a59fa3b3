import { describe, expect, it } from "vitest";
import { PressKit } from "../../../client/server/press-kit/press-kit.tsx";
import type { MediaAsset } from "../../../src/domain/press-kit/media-asset.ts";
import { rendered } from "../client/rendered.tsx";
import { serviceImage } from "../sample-content.ts";
import { mediaAsset } from "./sample-assets.ts";

function shown(...assets: readonly MediaAsset[]) {
  const section = { kind: "press-kit" as const, heading: "Images", intro: [], assets };
  return rendered(<PressKit section={section} />);
}

/** The texts of the downloads, in the order of the page. */
const downloadsOf = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]*)"[^>]*><span>(.*?)<\/small>/g)].map(([, href, text = ""]) => [
    href,
    text.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " "),
  ]);

const IMAGES = "https://images.prismic.io/larkfield";

describe("a press kit", () => {
  it("offers an image for screens and for print, with format and size", () => {
    expect(downloadsOf(shown(mediaAsset("logo")))).toEqual([
      [`${IMAGES}/logo.png?w=1600`, "Screen, 1600 px logo PNG, 1600 × 800"],
      [`${IMAGES}/logo.png`, "Original for print logo PNG, 3200 × 1600"],
    ]);
  });

  it("offers the original alone of a drawing, and of an image that is no larger than a screen", () => {
    const vector = { image: serviceImage("a.svg") };
    const small = { image: serviceImage("b.webp", "B", 1600) };
    expect(downloadsOf(shown(mediaAsset("a", vector), mediaAsset("b", small)))).toEqual([
      [`${IMAGES}/a.svg`, "Original for print a SVG"],
      [`${IMAGES}/b.webp`, "Original b WEBP, 1600 × 800"],
    ]);
  });

  it("offers a file with its format and its size, if that is known, also beside an image", () => {
    const file = (name: string, size: string | null) => ({ file: { url: `/files/${name}`, size } });
    const html = shown(
      mediaAsset("a", { image: {}, ...file("a.eps", "2048000") }),
      mediaAsset("b", file("b.mp4", null)),
    );
    expect(downloadsOf(html).map(([, text]) => text)).toEqual([
      "File a EPS, 2.0 MB",
      "Screen, 1600 px b PNG, 1600 × 800",
      "Original for print b PNG, 3200 × 1600",
      "File b MP4",
    ]);
  });

  it("shows what has neither an image nor a file, without a download or a choice", () => {
    const html = shown(mediaAsset("idea", { image: {}, caption: "Only words", people: "The chair" }));
    for (const text of ["Only words", "Shown: The chair", "Credit: The group", "1 July 2026"])
      expect(html).toContain(text);
    expect(html).not.toMatch(/checkbox|Download/);
  });

  it.each([
    [["Free"], 1],
    [["Free", "Free"], 1],
    [["Free", "Ask us"], 2],
    [["", "Ask us"], 1],
  ])(
    "states the terms once if all assets have the same, and beside each one otherwise: %j",
    (terms, count) => {
      const html = shown(...terms.map((text) => mediaAsset("logo", { terms: text })));
      expect(html.split("Terms of use")).toHaveLength(count + 1);
    },
  );

  it("offers all assets as one file, if they are not too many for it", () => {
    const assets = Array.from({ length: 101 }, (_, index) => mediaAsset(`photo-${index}`));
    expect(shown(...assets.slice(1))).toContain("Download all");
    expect(shown(...assets)).toContain("Download chosen");
    expect(shown(...assets)).not.toContain("Download all");
  });

  it("says that it is empty", () => {
    expect(shown()).toContain("There is nothing here at the moment.");
  });
});
