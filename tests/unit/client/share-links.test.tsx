import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShareLinks } from "../../../client/server/content/share-links.tsx";

function html(title: string): string {
  return renderToStaticMarkup(<ShareLinks path="/news/results" title={title} />);
}

describe("share links", () => {
  it("start a mail with the title as its subject", () => {
    expect(html("Results & dividend")).toContain("mailto:?subject=Results%20%26%20dividend&amp;body=");
  });

  it("replace a lone surrogate in the title, which cannot be encoded", () => {
    expect(html("Results \ud800")).toContain(
      `mailto:?subject=Results%20${encodeURIComponent("\ufffd")}&amp;`,
    );
  });
});
