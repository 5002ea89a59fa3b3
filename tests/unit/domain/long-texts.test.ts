import { expect, it } from "vitest";
import { languageOf } from "../../../src/adapters/search-index/language.ts";
import { slugOf } from "../../../src/domain/content/slug.ts";
import { readTitle } from "../../../src/domain/exchange/title-likeness.ts";
import { addressOf, pageTypesWith } from "../../../src/domain/links/address.ts";
import { canonicalPath } from "../../../src/domain/links/canonical-path.ts";
import { addressWords } from "../../../src/domain/links/near-address.ts";
import { plainPath } from "../../../src/domain/links/plain-path.ts";
import { normalisedPath } from "../../../src/domain/links/redirects.ts";
import { resolveLink } from "../../../src/domain/links/resolve-link.ts";
import { emailAddress } from "../../../src/domain/newsletter/email-address.ts";
import { daysOfYearIn } from "../../../src/domain/search/date-keys.ts";
import { groupedNumberKeys } from "../../../src/domain/search/number-keys.ts";
import { searchTermsOf } from "../../../src/domain/search/search-terms.ts";
import { cut } from "../../../src/domain/text/cut.ts";
import { latinAscii } from "../../../src/domain/text/latin-ascii.ts";
import { withoutUnseen } from "../../../src/domain/text/unseen.ts";
import { exactKey, wordsIn } from "../../../src/domain/text/words.ts";
import { isLinear } from "../../cpu-time.ts";

const LENGTH = 30_000;

/** Texts that are slow to parse if a rule tries again at each character. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: "a",
  "words of a letter": "a ",
  "an address without end": "a.",
  "addresses in each other": "a@a.",
  hyphens: "a-",
  dots: ".",
  slashes: "/",
  "paths up and down": "/a/..",
  spaces: " ",
  tabs: "\t",
  digits: "1",
  "groups of digits": "1234 ",
  "numbers with separators": "1,234.",
  quotes: '"a',
  brackets: "(",
  accents: "a\u0301",
  "accents alone": "\u0301",
  "marks of no width": "\u200b",
  "broken codes": "%e0%",
  "codes of codes": "%25",
  emoji: "👩‍🔬",
  "halves of characters": "\ud83d",
  "a text without spaces": "配当",
  "vowels of Thai": "ที่",
  "years and words": "fy 2026 half year ",
  days: "1 january 2026 ",
  "days without a year": "1st of january ",
};

const language = await languageOf("de-DE");
const types = pageTypesWith([]);

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  "an e-mail address": emailAddress,
  "a link to an address": (url) => resolveLink({ linkType: "Web", url }, undefined, types),
  "a link to a path": (path) => resolveLink({ linkType: "Media", url: `/${path}` }, undefined, types),
  "a mistyped path": (path) => plainPath(`/${path}`),
  "the spelling of a path": (path) => canonicalPath(`/${path}`),
  "the path of a redirect": (path) => normalisedPath(`/${path}`),
  "the words of a path": (path) => addressWords(`/${path}`),
  "the address of a page": (uid) => addressOf({ type: "page", uid }),
  "the terms of a search": (text) => searchTermsOf(text, language),
  "the words of a text": wordsIn,
  "the days of a text": (text) => {
    const words = wordsIn(text).map((word) => exactKey(word.text));
    return daysOfYearIn(words, language.dates);
  },
  "the numbers of a text": (text) => groupedNumberKeys(text, wordsIn(text)),
  "a title at the exchange": (title) => readTitle({ title }),
  "the name of a heading": slugOf,
  "a text in ASCII": latinAscii,
  "a text that was copied": withoutUnseen,
  "the beginning of a text": (text) => cut(text, 200),
};

it.each(Object.entries(RULES))(
  "%s is read in time in proportion to the text, whatever that is",
  async (_, read) => {
    for (const [what, part] of Object.entries(TEXTS)) {
      const isQuick = await isLinear((length) => read(part.repeat(length / part.length)), LENGTH);
      expect(isQuick, what).toBe(true);
    }
  },
);
