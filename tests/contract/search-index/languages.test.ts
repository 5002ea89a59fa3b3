import { describe, expect, it } from "vitest";
import { contentPage, newsArticle, paragraph } from "../../unit/sample-content.ts";
import { searchOver } from "./search-over.ts";

/** A search over pages with these texts, in the language of a locale, for all tests of a block. */
function searchTexts(locale: string, texts: readonly string[]) {
  const pages = texts.map((text, number) => ({ ...contentPage(`${number}`), intro: paragraph(text) }));
  const search = searchOver({ pages }, locale);
  return {
    /** The texts that are found, best first. */
    found: async (text: string) => (await search(text)).items.map(({ title }) => texts[Number(title)]),
    corrected: async (text: string) => (await search(text)).correctedText,
    /** The marked words of each excerpt. */
    marked: async (text: string) =>
      (await search(text)).items.map(({ excerpt }) => excerpt.flatMap((part) => (part.hit ? part.text : []))),
  };
}

describe("a search in English", () => {
  const { found, marked } = searchTexts("en-AU", [
    "Our dividends grow.",
    "A dividend is paid.",
    "We report.",
    "Revenue of 2,318.7 million.",
    "Results of FY 2026.",
    "AU000000LKF1 is the ISIN.",
    "Long-term incentives.",
    "The women who lead.",
    "Priya Raman, Chief Executive Officer.",
    "Notice of the annual general meeting.",
    "Consolidated profit and loss.",
    "Ask the CFO.",
    "General rules of an extraordinary general meeting.",
    "A share in the DAX 40.",
    "Form 20F is filed.",
    "The panel of 2019 spoke.",
  ]);

  it.each([
    ["reporting", ["We report."]],
    ["2318.7", ["Revenue of 2,318.7 million."]],
    ["FY26", ["Results of FY 2026."]],
    ["au000000lkf1", ["AU000000LKF1 is the ISIN."]],
    ["long-term", ["Long-term incentives."]],
    ["longterm incentive", ["Long-term incentives."]],
    ["woman", ["The women who lead."]],
    ["CEO", ["Priya Raman, Chief Executive Officer."]],
    ["AGM", ["Notice of the annual general meeting."]],
    ["P&L", ["Consolidated profit and loss."]],
    ["the chief financial officer", ["Ask the CFO."]],
    ["dax40", ["A share in the DAX 40."]],
    ["form 20 f", ["Form 20F is filed."]],
    ["panel2019", ["The panel of 2019 spoke."]],
  ])("finds for %s: %s", async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it("ranks the word as it was typed above its other forms", async () => {
    expect(await found("dividend")).toEqual(["A dividend is paid.", "Our dividends grow."]);
    expect(await found("dividends")).toEqual(["Our dividends grow.", "A dividend is paid."]);
  });

  it("marks words as they are in the text", async () => {
    expect(await marked("reporting")).toEqual([["report"]]);
  });

  it("marks the words of an expression only where they are together", async () => {
    expect(await marked("EGM")).toEqual([["extraordinary", "general", "meeting"]]);
  });
});

describe("a search in British or American English", () => {
  const british =
    "Our programme: behaviour, organisation, analysed catalogues, a centre, its licence, a judgement.";
  const american =
    "Our program: behavior, organization, analyzed catalogs, a center, its license, a judgment.";
  const { found, marked } = searchTexts("en-GB", [british, american]);

  it.each([
    ["programmes", "program"],
    ["behavioural", "behavioral"],
    ["organise", "organizing"],
    ["analyse", "analyze"],
    ["catalogue", "catalog"],
    ["centres", "center"],
    ["licence", "licensed"],
    ["judgements", "judgments"],
  ])("finds both spellings for %s and %s", async (text, other) => {
    expect((await found(text)).toSorted()).toEqual([british, american].toSorted());
    expect((await found(other)).toSorted()).toEqual([british, american].toSorted());
  });

  it("marks words as they are written", async () => {
    expect((await marked("organised")).flat().toSorted()).toEqual(["organisation", "organization"]);
  });
});

describe.each([
  ["en-AU", "Lost cheques.", "how much of my cheque have they lost then"],
  ["de-DE", "Rechte der Aktionäre.", "welche Rechte würden manche Aktionäre dann haben"],
  ["sv-SE", "Utdelning till aktieägare.", "vilken utdelning får alla aktieägare under året"],
  ["es-ES", "Pago del dividendo.", "cuándo está el pago de nuestro dividendo"],
])("a search in %s", (locale, text, question) => {
  const { found } = searchTexts(locale, [text, "12"]);

  it("passes over words that say nothing", async () => {
    expect(await found(question)).toEqual([text]);
  });
});

describe("a search in English ranks", () => {
  const titled = (title: string, text: string) => ({ ...contentPage(title), title, intro: paragraph(text) });
  const search = searchOver(
    {
      pages: [
        titled("Our offices", "Level 14 in Brisbane."),
        titled("Executive officers", "Who manages the company, at its office in Brisbane."),
        titled("The dividend", "Each dividend is paid twice."),
        titled("Calendar", "Who holds a share that day receives the dividend."),
        titled("Company history", "The prize was divided among the winners."),
        titled("Leadership", "Priya Raman, Chief Financial Officer."),
        titled("Privacy", "We keep the name of each visitor."),
        titled("Media", "Write to media@larkfield.example about a press matter at larkfield, for example."),
        titled("Age", "Who is 18 may visit an agency."),
        titled("Agencies", "Pubs and agencies."),
        { ...titled("Second half", "Of the year."), uid: "hy-26-2" },
        titled("HY 26", "2 notes."),
      ],
    },
    "en-AU",
  );
  const first = async (text: string) => (await search(text)).items[0]?.title;

  it.each([
    ["office", "Our offices", "another word with the same stem says nothing"],
    ["CFO name", "Leadership", "a word of nearly every question says nothing"],
    ["age", "Age", "a short word is not the beginning of another"],
    ["hy 26 2", "Second half", "an address is a name"],
  ])("for %s: %s, as %s", async (text, title) => {
    expect(await first(text)).toBe(title);
  });

  it("takes a form of another word for a typing error, if the correction is in titles", async () => {
    const { items, correctedText } = await search("divident");
    expect({ first: items[0]?.title, correctedText }).toEqual({
      first: "The dividend",
      correctedText: "dividend",
    });
  });

  it("takes no word of the language for a typing error, unless the correction is beside the same word", async () => {
    const corrected = async (text: string) => (await search(text)).correctedText;
    expect(await corrected("agenices")).toBe("agencies");
    expect(await corrected("lever")).toBeUndefined();
    expect(await corrected("master")).toBeUndefined();
    expect(await corrected("press master")).toBe("press matter");
  });

  it("searches an address of e-mail as it is", async () => {
    expect((await search("media@larkfield.example")).items.map(({ title }) => title)).toEqual(["Media"]);
  });

  it("searches an expression with synonyms by its words, where it occurs nowhere", async () => {
    expect(await first("press release")).toBe("Media");
  });
});

describe("a day in a search", () => {
  const { found } = searchTexts("en-AU", ["We meet on 21 October 2027.", "In October there were 21."]);

  it.each(["October 21st", "21 October", "the 21st of October 2027"])(
    "is found however it is written, also without its year: %s",
    async (text) => {
      expect(await found(text)).toEqual(["We meet on 21 October 2027."]);
    },
  );
});

describe("a number of two digits in a search", () => {
  const titled = (title: string, text: string) => ({ ...contentPage(title), title, intro: paragraph(text) });
  const fair = (year: number) => ({ ...newsArticle(`fair-${year}`, `${year}-05-02`), title: `Fair ${year}` });
  const search = searchOver({
    pages: [
      fair(2024),
      fair(2025),
      titled("Depots", "At our 25 depots."),
      titled("Halls", "A fair in 12 halls."),
    ],
  });
  const german = searchOver(
    {
      pages: [
        { ...newsArticle("messe", "2025-12-02"), title: "Messe" },
        titled("Zahlen", "Der Umsatz stieg im GJ25."),
      ],
    },
    "de-DE",
  );
  const found = async (text: string) => (await search(text)).items.map(({ title }) => title);

  it("is also the year that it ends, if it is the last word and documents are of that year", async () => {
    expect(await found("fair 24")).toEqual(["Fair 2024"]);
    expect(await found("fair 12")).toEqual(["Halls"]);
  });

  it("is also that of a financial year, as the language calls it", async () => {
    const { items } = await german("umsatz 25");
    const { excerpt = [] } = items.find(({ title }) => title === "Zahlen") ?? {};
    expect(excerpt.flatMap(({ text, hit }) => (hit ? text : []))).toEqual(["Umsatz", "GJ25"]);
  });

  it("is none before the word that it counts", async () => {
    expect(await found("25 depots")).toEqual(["Depots"]);
    expect(await found("24 depots")).not.toContain("Fair 2024");
  });
});

describe("a search in German", () => {
  const { found, corrected, marked } = searchTexts("de-DE", [
    "Die Aktie steigt.",
    "Er beschließt es.",
    "Ordentliche Hauptversammlung.",
    "Eine Großanlage entsteht.",
    "Werk an der Industriestraße.",
    "Der Geschäftsbericht liegt vor.",
    "Umsatz von 2.318,7 Mio.",
    "Die Vorstands-Vergütung wächst.",
    "Neue Quellen.",
    "Vorsitzender des Vorstands.",
    "Unsere Beschäftigten.",
    "Betriebsratswahl in allen Läden.",
    "Drei Cent je Quartal.",
    "Ein Satz pro Jahr.",
    "Der Racing-Tag.",
  ]);

  it.each([
    ["Aktien", ["Die Aktie steigt."]],
    ["beschliesst", ["Er beschließt es."]],
    ["Hauptversammlungen", ["Ordentliche Hauptversammlung."]],
    ["Grossanlagen", ["Eine Großanlage entsteht."]],
    ["Industriestrasse", ["Werk an der Industriestraße."]],
    ["Geschaeftsbericht", ["Der Geschäftsbericht liegt vor."]],
    ["Geschaeftsberichte", ["Der Geschäftsbericht liegt vor."]],
    ["Geschaeftsb", ["Der Geschäftsbericht liegt vor."]],
    ["2.318,7", ["Umsatz von 2.318,7 Mio."]],
    ["2318,7", ["Umsatz von 2.318,7 Mio."]],
    ["Vorstandsvergütungen", ["Die Vorstands-Vergütung wächst."]],
    ["vorstands-verguetung", ["Die Vorstands-Vergütung wächst."]],
    ["neuer Quelle", ["Neue Quellen."]],
    ["die Aktie", ["Die Aktie steigt."]],
    ["Mitarbeiterzahl", ["Unsere Beschäftigten."]],
    ["Familienvergütung", ["Die Vorstands-Vergütung wächst."]],
    ["Ladenbetriebsrat", ["Betriebsratswahl in allen Läden."]],
    ["Quellenverzeichnisse", ["Neue Quellen."]],
    ["Cent pro Quartal", ["Drei Cent je Quartal."]],
  ])("finds for %s: %s", async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it("marks words, and names a corrected one, as they are in the text", async () => {
    expect(await marked("Grossanlagen")).toEqual([["Großanlage"]]);
    expect(await corrected("Geschäfstbericht")).toBe("Geschäftsbericht");
  });

  it("takes a word for a typing error only if it is long, as nobody knows whether it is a word", async () => {
    expect(await corrected("Pro Jarh")).toBe("Pro Jahr");
    expect(await corrected("Jarh")).toBeUndefined();
    expect(await corrected("Quertal")).toBe("Quartal");
    expect(await corrected("Beschaffung")).toBeUndefined();
  });

  it("takes no word of the vocabulary for a typing error", async () => {
    expect(await corrected("Rasing")).toBe("Racing");
    expect(await corrected("Rating")).toBeUndefined();
  });
});

describe("a compound of which the site has the first part", () => {
  const { found } = searchTexts("de-DE", [
    "Vier Märkte, ein Geschäft.",
    "Ein geschäftsführendes Mitglied.",
    "Das Kapital.",
    "Die Kapitalmarktmitteilung.",
  ]);

  it("is found by it, and not by a word that only begins with the same letters", async () => {
    expect(await found("Geschäftsfelder")).toEqual(["Vier Märkte, ein Geschäft."]);
  });

  it("is found by a compound of more of its parts", async () => {
    expect(await found("Kapitalmarkttag")).toEqual(["Die Kapitalmarktmitteilung."]);
  });
});

describe("a compound that only a document has", () => {
  const page = {
    ...contentPage("flotte"),
    title: "Flotte",
    intro: paragraph("Ein Bericht über neue Schiffe."),
  };
  const document = { id: "x", uid: "x", title: "Schiffsbericht", href: "/x.pdf", date: "2026-08-19" };
  const search = searchOver({ pages: [page], documents: [document] }, "de-DE");

  it("is found by its words among pages, and counted as it is among documents", async () => {
    const { items, totals } = await search("Schiffsbericht");
    expect(items.map(({ title }) => title)).toEqual(["Flotte"]);
    expect(totals).toEqual({ page: 1, pdf: 1 });
  });
});

describe("a search in French", () => {
  const { found, corrected, marked } = searchTexts("fr-FR", [
    "Le dividende augmente.",
    "L’assemblée générale ordinaire.",
    "Des œuvres d’art.",
    "Chiffre d’affaires de 2\u202f318,7\u00a0M€.",
    "Résultats de l’exercice 2026.",
    "Premier semestre 2025.",
    "La présidente-directrice générale.",
    "Ce qu’Aarberg annonce.",
    "Détachement le 1er octobre 2026.",
  ]);

  it.each([
    ["dividendes", ["Le dividende augmente."]],
    ["assemblée", ["L’assemblée générale ordinaire."]],
    ["l'assemblee generale", ["L’assemblée générale ordinaire."]],
    ["assemblées générales", ["L’assemblée générale ordinaire."]],
    ["AG", ["L’assemblée générale ordinaire."]],
    ["«\u202fassemblée générale\u202f»", ["L’assemblée générale ordinaire."]],
    ["oeuvre", ["Des œuvres d’art."]],
    ["2318,7", ["Chiffre d’affaires de 2\u202f318,7\u00a0M€."]],
    ["FY26", ["Résultats de l’exercice 2026."]],
    ["S1 2025", ["Premier semestre 2025."]],
    ["PDG", ["La présidente-directrice générale."]],
    ["Aarberg", ["Ce qu’Aarberg annonce."]],
    ["1/10/2026", ["Détachement le 1er octobre 2026."]],
    ["quand est le détachement", ["Détachement le 1er octobre 2026."]],
  ])("finds for %s: %s", async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it("marks words with what is elided before them, and names a corrected one without", async () => {
    expect(await marked("assemblées")).toEqual([["L’assemblée"]]);
    expect(await corrected("asemblée")).toBe("assemblée");
  });
});

describe("a search in a language without spaces", () => {
  const { found, marked } = searchTexts("ja-JP", ["定時株主総会の招集", "配当方針について", "รายงานประจำปี"]);

  it.each([
    ["株主総会", "定時株主総会の招集", "株主総会"],
    ["株", "定時株主総会の招集", "株主"],
    ["配当", "配当方針について", "配当"],
    ["ประจำปี", "รายงานประจำปี", "ประจำปี"],
  ])("finds parts of words: %s", async (text, expected, mark) => {
    expect(await found(text)).toEqual([expected]);
    expect(await marked(text)).toEqual([[mark]]);
  });
});
