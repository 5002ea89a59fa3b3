import assert from "node:assert/strict";
import { compile } from "@fastify/proxy-addr";
import fc from "fast-check";
import { pageKey } from "../../src/adapters/http/page-cache/fast-path.ts";
import { hrefOf, targetOf } from "../../src/adapters/http/rendering/document-target.ts";
import { readConfig } from "../../src/composition/config.ts";
import { siteVariables } from "../../src/composition/environment.ts";
import { resolveLink } from "../../src/domain/links/resolve-link.ts";
import { emailAddress } from "../../src/domain/newsletter/email-address.ts";
import { previewTokenOf } from "../../src/domain/preview/preview-token.ts";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { anyPath, anyText, queryOf } from "./requests.ts";
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

const NAMES = Object.keys(siteVariables.shape);

const environment = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom(...NAMES),
    mixed(..."https:// http:// example.org : / 1 - off true 10.0.0.0/8 ::1 , .".split(" ")),
  ),
  { maxLength: 6, selector: ([name]) => name },
);

/** Targets for parsers of untrusted text. */
export const domainTargets: readonly FuzzTarget[] = [
  fuzzTarget("links lead to a page of the site or to a safe address", linkInput, ({ link, document }) => {
    const { href, kind } = resolveLink(link, document).link;
    const { protocol, origin } = new URL(href, SITE);
    assert.ok(["http:", "https:", "mailto:", "tel:"].includes(protocol), `${kind} leads to ${href}`);
    if (kind === "page" || href.startsWith("/")) assert.equal(origin, SITE, `${kind} leads to ${href}`);
  }),

  fuzzTarget(
    "the canonical address of a list names the same place",
    fc.tuple(anyPath, queryOf(["page", "year", "category", "kind"])).map((parts) => parts.join("")),
    (url) => {
      const target = targetOf(url);
      assert.deepEqual(targetOf(hrefOf(target)), target);
      assert.equal(pageKey(pageKey(url)), pageKey(url));
    },
  ),

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

  fuzzTarget("a configuration is valid, or the error names the variable", environment, (given) => {
    try {
      const { trustProxy, content } = readConfig(Object.fromEntries(given));
      compile(trustProxy || []);
      assert.ok(content.from === "sandbox" || URL.canParse(content.endpoint));
    } catch (error) {
      assert.ok(error instanceof EnvironmentError, String(error));
      const { message } = error;
      assert.ok(
        NAMES.some((name) => message.includes(name)),
        message,
      );
    }
  }),
];
