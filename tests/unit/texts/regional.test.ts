import { describe, expect, it } from "vitest";
import { content } from "../../../brand/texts/de/content.ts";
import * as swissGerman from "../../../brand/texts/de-ch/all.ts";
import { content as swissContent } from "../../../brand/texts/de-ch/content.ts";
import { mail as swissMail } from "../../../brand/texts/de-ch/mail.ts";
import { shell as swissShell } from "../../../brand/texts/de-ch/shell.ts";
import { content as frenchContent } from "../../../brand/texts/fr/content.ts";
import { lists as frenchLists } from "../../../brand/texts/fr/lists.ts";
import * as swissFrench from "../../../brand/texts/fr-ch/all.ts";
import { content as swissFrenchContent } from "../../../brand/texts/fr-ch/content.ts";
import { mail as swissFrenchMail } from "../../../brand/texts/fr-ch/mail.ts";
import { regional } from "../../../brand/texts/regional.ts";
import { formatsOf } from "../../../scripts/brand.ts";
import { moneyStyleOf, moneyText } from "../../../src/domain/money/money-text.ts";
import { saidTexts } from "./said-texts.ts";

describe("the texts of a region", () => {
  const area = {
    title: "Großer Platz",
    menu: { close: "Schließen", open: "Öffnen" },
    at: (place: string) => ({ text: `Straße: ${place}` }),
    linked: (link: (words: string) => string) => `${link("Grüße")} aus der Straße`,
    both: (places: readonly string[]) => places.join(" und draußen "),
  };
  const texts = regional(area, { menu: { open: "Aufmachen, groß" } }, [["ß", "ss"]]);

  it("are those of its language in its own words, and those that it has of its own, to the letter", () => {
    expect(texts.title).toBe("Grosser Platz");
    expect(texts.menu).toEqual({ close: "Schliessen", open: "Aufmachen, groß" });
    expect(area.menu.open).toBe("Öffnen");
  });

  it("leave names as they are", () => {
    expect(texts.at("Weißer See")).toEqual({ text: "Strasse: Weißer See" });
    expect(texts.both(["Weißer See", "Meißen"])).toBe("Weißer See und draussen Meißen");
  });

  it("pass their own words to what makes links of them, and leave its addresses as they are", () => {
    expect(texts.linked((words) => `<a href="/grüße">${words}</a>`)).toBe(
      '<a href="/grüße">Grüsse</a> aus der Strasse',
    );
  });

  it("are the same where a region changes nothing", () => {
    expect(regional(area, {})).toEqual(area);
  });
});

describe("the texts of Switzerland in German", () => {
  it("have no ß and no marks of Germany, not in functions either", () => {
    const said = saidTexts(swissGerman, ["Larkfield", 1, 2]);
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((text) => /[ß„“]|Hauptversammlung/.test(text))).toEqual([]);
    expect(saidTexts({ content }, [1]).some((text) => text.includes("Veränderung"))).toBe(true);
  });

  it("say what the exchange asks for above an announcement of inside information", () => {
    expect(swissContent.priceSensitive).toBe("Ad-hoc-Mitteilung gemäss Art. 53 KR");
    expect(swissMail.priceSensitive("Prognose")).toBe("Ad-hoc-Mitteilung gemäss Art. 53 KR: Prognose");
  });

  it("are otherwise those of Germany", () => {
    expect(swissContent.articleCount(2)).toBe(content.articleCount(2));
    expect(swissContent.fileOf("Weißer See")).toBe("für «Weißer See»");
    expect(swissShell.close).toBe("Schliessen");
    expect(swissContent.periods.year({ year: 2026, isSplit: true })).toBe("GJ\u00a02025/26");
  });
});

describe("the texts of Switzerland in French", () => {
  it("say what the exchange asks for above an announcement of inside information", () => {
    const label = "Annonce événementielle au sens de l’art. 53 RC";
    expect(swissFrenchContent.priceSensitive).toBe(label);
    expect(swissFrenchMail.priceSensitive("Prévisions")).toBe(`${label}\u202f: Prévisions`);
  });

  it("have millions as they are written there", () => {
    expect(swissFrenchContent.units({ sign: "CHF" })).toEqual({
      millions: "mio\u00a0CHF",
      around: { before: "", after: "mio\u00a0CHF" },
      perShare: "CHF par action",
    });
  });

  it("are otherwise those of France", () => {
    expect(swissFrench.lists).toEqual(frenchLists);
    expect(swissFrenchContent.assurances).toMatchObject({ Audited: frenchContent.assurances.Audited });
  });
});

// The sign of thousands is one of two apostrophes, by the version of the platform's data.
describe("numbers in Switzerland", () => {
  it.each([
    ["de-CH", "."],
    ["fr-CH", ","],
  ])("of %s have apostrophes between thousands", (locale, decimal) => {
    expect(formatsOf(locale)).toMatchObject({ thousands: expect.stringMatching(/^['’]$/), decimal });
  });

  it.each([
    ["de-CH", /^CHF\u00a01['’]234\.50$/],
    ["fr-CH", /^1['’]234\.50\u00a0CHF$/],
  ])("are the same in money of %s", (locale, written) => {
    const style = moneyStyleOf({ locale, currency: { code: "CHF" } });
    expect(moneyText({ amount: "1234.5", currency: style.currency }, style)).toMatch(written);
  });

  it.each([
    ["de-CH", swissContent, "5.1%"],
    ["fr-CH", swissFrenchContent, "5,1%"],
  ])("have no space before the sign of per cent, as in %s", (locale, { percent }, written) => {
    const style = { style: "percent", maximumFractionDigits: 1 } as const;
    expect(percent((5.1).toLocaleString(locale))).toBe(written);
    expect((0.051).toLocaleString(locale, style)).toBe(written);
  });
});
