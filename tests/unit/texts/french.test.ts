import { describe, expect, it } from "vitest";
import * as texts from "../../../brand/texts/fr/all.ts";
import { content } from "../../../brand/texts/fr/content.ts";
import { feeds } from "../../../brand/texts/fr/feeds.ts";
import { issuer } from "../../../brand/texts/fr/issuer.ts";
import { mail } from "../../../brand/texts/fr/mail.ts";
import { search } from "../../../brand/texts/fr/search.ts";
import { standalone } from "../../../brand/texts/fr/standalone.ts";
import { saidTexts } from "./said-texts.ts";

describe("a number of things in French", () => {
  it.each([
    [0, "0 article", "0 communiqué", "résultat"],
    [1, "1 article", "1 communiqué", "résultat"],
    [2, "2 articles", "2 communiqués", "résultats"],
    [21, "21 articles", "21 communiqués", "résultats"],
  ])("%d is a plural from two on", (count, articles, announcements, results) => {
    expect(content.articleCount(count)).toBe(articles);
    expect(content.announcementCount(count)).toBe(announcements);
    expect(search.counted(count)).toBe(results);
  });

  it("is one of each kind beside another", () => {
    expect(issuer.receipts(1, 2)).toBe("1 certificat de dépôt pour 2 actions");
    expect(issuer.receipts(10, 1)).toBe("10 certificats de dépôt pour 1 action");
    expect(mail.andMore("Dividende", 1)).toBe("Dividende et 1 autre communiqué");
    expect(mail.andMore("Dividende", 2)).toBe("Dividende et 2 autres communiqués");
    expect(standalone.tryAgainIn(1)).toBe("Veuillez réessayer dans 1 seconde.");
  });
});

describe("a name in a French text", () => {
  it.each([
    ["Larkfield", "Actualités de Larkfield", "Ce que Larkfield a annoncé au marché"],
    ["Aarberg", "Actualités d’Aarberg", "Ce qu’Aarberg a annoncé au marché"],
    ["Énergie SA", "Actualités d’Énergie SA", "Ce qu’Énergie SA a annoncé au marché"],
    ["Yvelines", "Actualités d’Yvelines", "Ce qu’Yvelines a annoncé au marché"],
    ["Yara", "Actualités de Yara", "Ce que Yara a annoncé au marché"],
    ["3M", "Actualités de 3M", "Ce que 3M a annoncé au marché"],
  ])("%s elides what is before it if it begins with a vowel", (name, news, announced) => {
    expect(feeds.newsOf(name)).toBe(news);
    expect(feeds.aboutAnnouncementsOf(name)).toBe(announced);
  });

  it("is also that of a city", () => {
    expect(["Paris", "Athènes"].map(content.localTime)).toEqual([" (heure de Paris)", " (heure d’Athènes)"]);
  });
});

describe("a day in a French text", () => {
  it.each([
    ["1 octobre 2027", "1er octobre 2027"],
    ["vendredi 1 octobre 2027, 1:00", "vendredi 1er octobre 2027, 1:00"],
    ["1–2 octobre 2027", "1er–2 octobre 2027"],
    ["21 octobre 2027", "21 octobre 2027"],
    ["30 septembre – 1\u00a0octobre 2027", "30 septembre – 1er\u00a0octobre 2027"],
    ["21 TW", "21 TW"],
  ])("%s is %s", (date, said) => {
    expect(mail.newDate(date)).toBe(`Nouvelle date\u202f: ${said}`);
  });
});

it("a unit of millions has a space before a code, and none before a sign", () => {
  const millions = (sign: string) => content.units({ sign }).millions;
  expect(["€", "CHF"].map(millions)).toEqual(["M€", "M\u00a0CHF"]);
});

describe("the typography of French", () => {
  const said = saidTexts(texts, ["Larkfield", "1", "2"]);

  it.each([
    ["a narrow space that does not break before signs of two parts", /(?<!\u202f)[;:!?]/],
    ["such a space within quotation marks", /«(?!\u202f)|(?<!\u202f)»/],
    ["no marks of typewriters", /['"]/],
    ["no sentence in English", /\b(?:the|of|and|is|your)\b/],
  ])("has %s", (_, wrong) => {
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((text) => wrong.test(text))).toEqual([]);
  });
});
