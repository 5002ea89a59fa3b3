import assert from "node:assert/strict";
import fc from "fast-check";
import { resolveLink } from "../../src/domain/links/resolve-link.ts";
import { emailAddress } from "../../src/domain/newsletter/email-address.ts";
import { previewTokenOf } from "../../src/domain/preview/preview-token.ts";
import { anyText } from "./requests.ts";
import { type FuzzTarget, fuzzTarget } from "./target.ts";

const SITE = "https://www.larkfield.example";

/** Text of significant parts in any order. */
const mixed = (...parts: readonly string[]) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...parts) }, anyText), { maxLength: 8 })
    .map((all) => all.join(""));

const linkedDocument = fc.option(
  fc.record({
    type: fc.oneof(fc.constantFrom("page", "home", "news-article", "pdf", "investors-page"), anyText),
    uid: fc.option(anyText, { nil: undefined }),
    ancestors: fc.array(anyText, { maxLength: 3 }),
    file: fc.option(mixed("https:", "/", "\\", "evil.example"), { nil: undefined }),
  }),
  { nil: undefined },
);

const linkInput = fc.record({
  link: fc.record({
    linkType: fc.oneof(fc.constantFrom("Any", "Web", "Media", "Document"), anyText),
    url: fc.option(
      mixed("\t", "\n", ..."https:// // / \\ javascript: data: evil.example @ : mailto:".split(" ")),
      { nil: undefined },
    ),
  }),
  document: linkedDocument,
});

/** Targets for parsers of untrusted text. */
export const domainTargets: readonly FuzzTarget[] = [
  fuzzTarget("links lead to a page of the site or to a safe address", linkInput, ({ link, document }) => {
    const { href, kind } = resolveLink(link, document).link;
    const { protocol, origin } = new URL(href, SITE);
    assert.ok(["http:", "https:", "mailto:", "tel:"].includes(protocol), `${kind} leads to ${href}`);
    if (kind === "page" || href.startsWith("/")) assert.equal(origin, SITE, `${kind} leads to ${href}`);
  }),

  fuzzTarget(
    "an e-mail address is one line without special characters",
    fc.oneof(fc.emailAddress(), mixed("@", ".", "a", "example", "com", " ", "\r\n", "-", "<", ",", '"')),
    (text) => {
      const address = emailAddress(text);
      if (address !== undefined) assert.match(address, /^[^\s\p{C}@<>,"]+@[^\s\p{C}@<>,"]{3,}$/u);
    },
  ),

  fuzzTarget(
    "a preview token is an address of the repository, or opaque and without special characters",
    mixed(...'https:// larkfield.prismic.io /previews/ x { " : } %22 @ \\ preview'.split(" ")),
    (text) => {
      const token = previewTokenOf(text, ["larkfield.prismic.io"]);
      if (token?.includes("//")) assert.equal(new URL(token).host, "larkfield.prismic.io");
      else if (token !== undefined) assert.match(token, /^[^\s"\\{}%<>]+$/);
    },
  ),
];
