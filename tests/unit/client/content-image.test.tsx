import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContentImage, imageSources, scaledUrl } from "../../../client/content/content-image.tsx";

const image = { url: "https://images.example/track.jpg", width: 1200, height: 800, alt: "The home straight" };

describe("the address of a scaled image", () => {
  it("has parameters for the width and the best format", () => {
    expect(scaledUrl(image, 640)).toBe("https://images.example/track.jpg?auto=format,compress&w=640");
  });

  it("may be relative to the root of the site", () => {
    expect(scaledUrl({ ...image, url: "/images/track.jpg" }, 640)).toMatch(/^\/images\/track\.jpg\?.*w=640$/);
  });

  it("keeps a crop and replaces existing scaling parameters", () => {
    const url = "https://images.example/track.jpg?auto=compress&rect=0,10,1200,800&w=1200&h=800";
    const query = new URL(scaledUrl({ ...image, url }, 600)).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      auto: "format,compress",
      rect: "0,10,1200,800",
      w: "600",
      h: "400",
    });
  });
});

describe("the sources of an image", () => {
  const widthsOf = (width: number) =>
    imageSources({ ...image, width })
      .split(", ")
      .map((source) => source.split(" ")[1]);

  it("end with its own width", () => {
    expect(widthsOf(700)).toEqual(["360w", "560w", "700w"]);
  });

  it("are never larger than screens need", () => {
    expect(widthsOf(6000).at(-1)).toBe("2000w");
  });
});

describe("an image", () => {
  it("has dimensions and is loaded lazily", () => {
    const markup = renderToStaticMarkup(<ContentImage image={image} sizes="50vw" />);
    expect(markup).toMatch(/width="1200" height="800" loading="lazy"/);
    expect(markup).toContain('alt="The home straight"');
    expect(markup).toContain('sizes="50vw"');
  });

  it.each(["/images/map.svg?auto=format", "/images/MAP.SVG"])("that is an SVG is not scaled: %s", (url) => {
    const drawing = { ...image, url };
    const markup = renderToStaticMarkup(<ContentImage image={drawing} sizes="50vw" />);
    expect(markup).toContain(`src="${url}"`);
    expect(markup).toContain('width="1200" height="800"');
    expect(markup).not.toMatch(/srcset|sizes/i);
  });

  it("loads eagerly with priority", () => {
    const markup = renderToStaticMarkup(<ContentImage image={image} sizes="100vw" priority />);
    expect(markup).not.toContain("lazy");
    expect(markup).toMatch(/fetchpriority="high"/i);
  });
});
