import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShareLinks } from "../../../client/content/share-links.tsx";

function html(title: string): string {
  return renderToStaticMarkup(<ShareLinks path="/news/results" title={title} />);
}

describe("ways to pass a page on", () => {
  it("write a mail that has the title for its subject", () => {
    expect(html("Results & dividend")).toContain("mailto:?subject=Results%20%26%20dividend&amp;body=");
  });

  it("are there for a title with half a character in it, which no address can hold", () => {
    expect(html("Results \ud800")).toContain(
      `mailto:?subject=Results%20${encodeURIComponent("\ufffd")}&amp;`,
    );
  });
});
