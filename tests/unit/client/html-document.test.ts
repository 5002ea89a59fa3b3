import { expect, it } from "vitest";
import { htmlDocument } from "../../../src/adapters/http/rendering/html-document.ts";

const ASSETS = { build: "b1", scripts: [], styles: [], fonts: [] };
const documentOf = (html: string) =>
  htmlDocument(
    { html, head: { title: "x" } },
    { content: { kind: "failure", failure: "not-found" } },
    ASSETS,
    "https://www.larkfield.example",
  );

it("image preloads are moved to the head", () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a.webp?w=1 1w" fetchPriority="high"/>';
  const document = documentOf(`${preload}${preload}<main>Words</main>`);
  expect(document.indexOf(preload)).toBeLessThan(document.indexOf("</head>"));
  expect(document.split(preload)).toHaveLength(3);
  expect(document).toContain('<div id="root"><main>Words</main></div>');
});

it("a page without preloads is unchanged", () => {
  expect(documentOf("<main>Words</main>")).toContain('<div id="root"><main>Words</main></div>');
});

it("proxies that hide e-mail addresses leave those of a document", () => {
  const document = documentOf(
    '<footer><a href="mailto:ir@larkfield.example">ir@larkfield.example</a></footer>',
  );
  expect(document).toContain("@");
  expect(document.replace(/<!--email_off-->.*<!--\/email_off-->/s, "")).not.toContain("@");
});

it("scripts have low priority", () => {
  const document = htmlDocument(
    { html: "<main>Words</main>", head: { title: "x" } },
    { content: { kind: "failure", failure: "not-found" } },
    { ...ASSETS, scripts: ["/assets/a.js"] },
    "https://www.larkfield.example",
  );
  expect(document).toContain('<script type="module" src="/assets/a.js" fetchpriority="low">');
});
