import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { checkContrast } from "../../checks/brand/contrast.ts";
import { askFor } from "../../scripts/adopt/ask.ts";
import { brandOf, paletteOf, readable } from "../../scripts/adopt/brand-of.ts";
import { readCommandLine } from "../../scripts/adopt/command-line.ts";
import { withTranslation } from "../../scripts/texts/brand-translations.ts";

const flags = (...args: readonly string[]) => readCommandLine(args);

/** Somebody at a terminal, who types a line at each question, and closes it after the last. */
function typing(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  const left = [...lines];
  const said: string[] = [];
  output.on("data", (text: string) => {
    said.push(text);
    if (!text.endsWith("? ")) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { terminal: { input, output }, said };
}

const WARNING = "This overwrites the brand.";
const PLACE =
  "--slug halden --locale en-GB --time-zone Europe/London --currency GBP --hundredths pence".split(" ");

describe("the name of a company that adopts the project", () => {
  const named = (name: string) => () => brandOf({ ...flags(...PLACE), name, slug: "halden" }).name;

  it.each([
    ["🚀 Halden Rail", '"Halden Rail" would do'],
    ["Halden 🇬🇧 Rail", '"Halden Rail" would do'],
    ["🚀", "give it in letters"],
    ["—", "give it in letters"],
    ["", "--name is missing"],
    ["Halden\tRail\n", '"Halden Rail" would do'],
    ["Halden\u202e Rail", '"Halden Rail" would do'],
    ["Hal\u200bden Rail", '"Halden Rail" would do'],
    ["Halden ".repeat(20).trim(), "--name has 139 characters: there is room for 80."],
    ["Halden".repeat(10), "--short-name has 60 characters: there is room for 40."],
  ])("is refused if it cannot be shown everywhere: %j", (name, advice) => {
    expect(named(name)).toThrow(advice);
  });

  it.each(["Halden Rail™", "3i & Ö", "株式会社みどり"])("may be %s", (name) => {
    expect(named(name)()).toBe(name);
  });
});

it.each(["#ffffff", "#000000", "#ffe680", "#00ff00", "#ff0000", "#0000ff", "#808080", "#8a1538"])(
  "from the colour %s and any loud one follows a palette with enough contrast",
  (colour) => {
    for (const accent of ["#ffd166", "#000000", "#ffffff", "#0a4d8c", colour])
      expect(checkContrast(readable(paletteOf(colour, accent)))).toEqual([]);
  },
);

describe("adopting on a terminal", () => {
  it("asks for what no flag has said, and leaves open what is not answered", async () => {
    const { terminal, said } = typing(
      "Halden Rail",
      "LSE",
      "HALD",
      "",
      "",
      "#8a1538",
      "",
      "halden-rail",
      "yes",
    );
    const answers = await askFor(flags(...PLACE), WARNING, terminal);
    const listing = { exchange: "LSE", ticker: "HALD", locale: "en-GB" };
    const design = { colour: "#8a1538", repository: "halden-rail" };
    expect(answers).toMatchObject({ name: "Halden Rail", ...listing, ...design });
    expect(said.join("")).toMatch(/^What does the company call itself\? .*Where are its shares traded/s);
  });

  it("asks nothing of listings of a company that is not listed", async () => {
    const { terminal, said } = typing("Halden Rail", "", "", "", "", "halden-rail", "yes");
    const answers = await askFor(flags(...PLACE), WARNING, terminal);
    expect(brandOf(answers)).toMatchObject({ listings: [], repository: "halden-rail" });
    expect(said.join("")).not.toMatch(/code|price/);
  });

  it("asks again where an answer cannot be used, and says why", async () => {
    const { terminal, said } = typing(
      "",
      "株式会社みどり",
      "",
      "mi dori",
      "midori",
      "Atlantis",
      "Frankfurt, Example Exchange (XEXA)",
      "",
      "MID, MDX",
      "",
      "EUR, JPQ",
      "EUR, GBp",
      "english",
      "en-GB",
      "",
      "Europe/London",
      "£",
      "jpy",
      "pence",
      "",
      "",
      "green",
      "#8a1538",
      "",
      "Halden Rail",
      "halden",
      "yes",
    );
    const answers = await askFor(flags(), WARNING, terminal);
    expect(answers).toMatchObject({ slug: "midori", colour: "#8a1538", repository: "halden" });
    expect(brandOf(answers)).toMatchObject({
      shortName: "株式会社みどり",
      currency: { code: "JPY" },
      listings: [
        { exchange: "Frankfurt Stock Exchange", mic: "XFRA", ticker: "MID", currency: "EUR" },
        { exchange: "Example Exchange", mic: "XEXA", ticker: "MDX", currency: "GBp" },
      ],
    });
    const problems = [
      "--name is missing.",
      '--slug: "株式会社みどり" has no letter of a to z',
      '--slug "mi dori" is not what programs can use',
      '--exchange "Atlantis" is not known',
      "--ticker: there is one for each exchange, Frankfurt Stock Exchange, Example Exchange; given: 0",
      "--price-currency is missing for Example Exchange",
      '--price-currency "JPQ" is no currency',
      '--hundredths "pence": JPY has no hundredths',
      '--locale "english" names no country',
      "--time-zone is missing.",
      '--currency "£" is no currency of ISO 4217',
    ];
    for (const problem of [...problems, '--colour "green" is no colour', '"Halden Rail" is not the name'])
      expect(said.join("")).toContain(problem);
  });

  it("writes nothing when the terminal is closed before the last answer", async () => {
    const { terminal } = typing("Halden Rail");
    await expect(askFor(flags(), WARNING, terminal)).rejects.toThrow("nothing was written");
  });

  it("writes nothing without consent to what it overwrites, unless a flag has given it", async () => {
    const answers = ["Halden", "", "", "", "", "", "", ""];
    const { terminal, said } = typing(...answers, "no");
    await expect(askFor(flags(...PLACE), WARNING, terminal)).rejects.toThrow("Nothing was written.");
    expect(said.join("")).toContain(WARNING);
    const agreed = await askFor(flags(...PLACE, "--overwrite"), WARNING, typing(...answers).terminal);
    expect(agreed.name).toBe("Halden");
  });
});

describe("an exchange", () => {
  const listings = (exchange: string, ...more: readonly string[]) =>
    brandOf(flags("--name", "Halden", "--exchange", exchange, "--ticker", "HALD", ...PLACE, ...more))
      .listings;

  it.each([
    ["LSE", "London Stock Exchange", "XLON", "GBX"],
    ["xetra", "Xetra", "XETR", "EUR"],
    ["Frankfurt", "Frankfurt Stock Exchange", "XFRA", "EUR"],
    ["XFRA", "Frankfurt Stock Exchange", "XFRA", "EUR"],
    ["zürich", "SIX Swiss Exchange", "XSWX", "CHF"],
    ["Zurich", "SIX Swiss Exchange", "XSWX", "CHF"],
    ["Sydney", "ASX", "XASX", "AUD"],
    ["Johannesburg", "JSE", "XJSE", "ZAc"],
    ["tel-aviv", "Tel Aviv Stock Exchange", "XTAE", "ILA"],
    ["東京証券取引所", "Tokyo Stock Exchange", "XTKS", "JPY"],
  ])(
    "%s is shown as %s, is %s to machines, and has its usual currency: %s",
    (given, exchange, mic, currency) => {
      expect(listings(given)).toEqual([{ exchange, mic, ticker: "HALD", currency }]);
    },
  );

  it("has the currency that is given", () => {
    expect(listings("LSE", "--price-currency", "USD")).toMatchObject([{ currency: "USD" }]);
  });

  it("has a ticker that can be typed", () => {
    const ticker = (code: string) => listings("LSE", "--ticker", code);
    expect(ticker("BRK.B")).toMatchObject([{ ticker: "BRK.B" }]);
    expect(() => ticker("HALD🚀")).toThrow('--ticker "HALD🚀" cannot be shown everywhere: "HALD" would do');
  });

  it("which is not known is refused, and so is one without its ticker", () => {
    expect(() => listings("Atlantis")).toThrow('--exchange "Atlantis" is not known');
    expect(() => listings("ASX, NZX")).toThrow(
      "--ticker: there is one for each exchange, ASX, NZX; given: 1",
    );
  });
});

it.each([
  ["£", "is no currency of ISO 4217"],
  ["GBX", "is no currency of ISO 4217"],
  ["Eur", "is no currency of ISO 4217"],
])("the currency %s is refused: %s", (currency, problem) => {
  expect(() => brandOf(flags("--name", "Halden", ...PLACE, "--currency", currency))).toThrow(problem);
});

it.each(["ir", "ir@", "Investors <ir@halden.example>"])("the address %s is refused", (email) => {
  const answers = flags("--name", "Halden", ...PLACE, "--email", email);
  expect(() => brandOf(answers)).toThrow(`--email "${email}" is no address`);
});

it("a company has the sign and the hundredths that it states, or those of its locale", () => {
  const stated = flags("--name", "Halden", ...PLACE, "--sign", "GB£");
  expect(brandOf(stated).currency).toEqual({ code: "GBP", sign: "GB£", hundredths: "pence" });
  const silent = flags("--name", "Halden", ...PLACE, "--hundredths", "");
  expect(brandOf(silent).currency).toEqual({ code: "GBP" });
});

it.each([
  ["xx-YY", 'there is no language "xx"'],
  ["en-XX", 'there is no country "XX"'],
  ["english", "names no country"],
  ["en", "names no country"],
  ["en_GB", "is not a language and a country"],
  ["he-IL", "Hebrew is written from right to left, and pages are laid out only from left to right."],
])("the locale %s is refused: %s", (locale, problem) => {
  const answers = flags("--name", "Halden", ...PLACE, "--locale", locale);
  expect(() => brandOf(answers)).toThrow(`--locale "${locale}"`);
  expect(() => brandOf(answers)).toThrow(problem);
});

describe("a company with several languages", () => {
  const PLACES = PLACE.filter((part) => part !== "--locale" && part !== "en-GB");
  const adopted = (locales: string, ...more: readonly string[]) =>
    brandOf(flags("--name", "Halden", ...PLACES, "--locales", locales, ...more));

  it("has the first as its default, and the others with what differs in them", () => {
    expect(adopted("de-DE, en-GB,fr-FR", "--currency", "EUR", "--hundredths", "Cent")).toMatchObject({
      locale: "de-DE",
      currency: { code: "EUR", hundredths: "Cent" },
      translations: [
        { locale: "en-GB", currency: { hundredths: "cents" } },
        { locale: "fr-FR", currency: { hundredths: "centimes" } },
      ],
    });
    expect(adopted("en-GB,de-DE", "--hundredths", "p, Pennys").translations).toEqual([
      { locale: "de-DE", currency: { hundredths: "Pennys" } },
    ]);
    expect(adopted("en-GB,it-IT", "--hundredths", "").translations).toEqual([{ locale: "it-IT" }]);
  });

  it("has a path of its own for each, also of one language in two countries", () => {
    expect(adopted("de-DE,de-CH,en-GB,en-US", "--hundredths", "").translations).toEqual([
      { locale: "de-CH", path: "de-ch" },
      { locale: "en-GB" },
      { locale: "en-US", path: "en-us" },
    ]);
  });

  it("has no translations with one", () => {
    expect(adopted("de-DE")).not.toHaveProperty("translations");
  });

  it("names each once, and by one option", () => {
    expect(() => adopted("de-DE,en-GB,de-DE")).toThrow("has de-DE twice");
    expect(() => adopted("de-DE,en")).toThrow('--locale "en" names no country');
    expect(() => adopted("de-DE", "--locale", "en-GB")).toThrow("not both");
    expect(() => adopted("de-DE", "--hundredths", "Cent, cents")).toThrow("one for each locale; given: 2");
  });
});

describe("a further language in brand/brand.ts", () => {
  const brand = (...lines: readonly string[]) =>
    [
      'import type { Brand } from "./schema.ts";',
      "",
      "export const brand: Brand = {",
      ...lines,
      "};",
      "",
    ].join("\n");

  it("is the first one", () => {
    expect(withTranslation(brand('  locale: "en-AU",'), "fr-FR")).toBe(
      brand('  locale: "en-AU",', '  translations: [{ locale: "fr-FR" }],'),
    );
  });

  it("comes after those that are there, in one line or in several", () => {
    expect(withTranslation(brand('  translations: [{ locale: "de-DE" }],'), "fr-FR", "fr")).toBe(
      brand('  translations: [{ locale: "de-DE" }, { locale: "fr-FR", path: "fr" }],'),
    );
    const german = ["    {", '      locale: "de-DE",', '      legal: { office: ["Weg 1"] },', "    }"];
    expect(withTranslation(brand("  translations: [", ...german, "  ],"), "fr-FR")).toBe(
      brand("  translations: [", ...german.slice(0, -1), "    },", '    { locale: "fr-FR" },', "  ],"),
    );
  });

  it("is not added twice, nor to what is written in another way", () => {
    const text = brand('  translations: [{ locale: "de-DE" }],');
    expect(withTranslation(text, "de-DE")).toBe(text);
    expect(withTranslation("export const brand = brandOf(answers);", "fr-FR")).toBeUndefined();
  });
});
