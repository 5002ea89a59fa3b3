import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkTexts } from "../../../checks/brand/texts.ts";
import { chooseLanguage, chosenLanguage } from "../../../scripts/texts/languages.ts";
import { untranslated } from "../../../scripts/texts/untranslated.ts";

async function project(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "texts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  await cp("brand/texts", join(root, "brand/texts"), { recursive: true });
  const imports = { "#texts/*": "./brand/texts/en/*" };
  writeFileSync(join(root, "package.json"), JSON.stringify({ imports }, null, 2));
  return root;
}

describe("the language of a project", () => {
  it("can be one that has texts, for any country", async () => {
    const root = await project();
    expect(chooseLanguage(root, "de-CH")).toEqual({ language: "de", isCopied: false });
    expect(chosenLanguage(root)).toBe("de");
    expect(await checkTexts(root, "de-CH")).toEqual([]);
  });

  it("can be one without texts, which begins with the English ones", async () => {
    const root = await project();
    expect(chooseLanguage(root, "fr-FR")).toEqual({ language: "fr", isCopied: true });
    const [english = [], french = []] = ["en", "fr"].map((name) =>
      readdirSync(join(root, "brand/texts", name)),
    );
    expect(french).toEqual(english);
    const text = readFileSync(join(root, "brand/texts/fr/shell.ts"), "utf8");
    expect(text).toMatch(/^import type \{ shell as english \} from "\.\.\/en\/shell\.ts";\n\n/);
    expect(text).toContain("\nexport const shell: typeof english = {\n");
  });

  it("is reported if it is not that of the brand", async () => {
    expect(await checkTexts(await project(), "fr-FR")).toEqual([
      {
        place: "package.json #texts/*",
        problem:
          'has texts in "en", but the locale of brand/brand.ts is fr-FR; npm run texts -- --use fr-FR changes that',
      },
    ]);
  });
});

describe("a text that is not translated", () => {
  const english = {
    close: "Close it",
    menu: { open: "Open the menu", count: (pages: number) => `${pages} pages here`, ok: "OK" },
    pair: (one: string, other: string) => `${one}: ${other}`,
  };

  it("is listed by its name", () => {
    const french = {
      menu: { open: "Open the menu", count: (pages: number) => `${pages} pages here`, ok: "OK" },
      pair: (one: string, other: string) => `${one}: ${other}`,
    };
    expect(untranslated(english, french)).toEqual([
      { name: "close", state: "missing" },
      { name: "menu.open", state: "english" },
      { name: "menu.count", state: "english" },
      { name: "menu.ok", state: "same", word: "OK" },
    ]);
  });

  it("fails the check of the brand, also if it is one word", async () => {
    const root = await project();
    const file = join(root, "brand/texts/de/shell.ts");
    const german = readFileSync(file, "utf8");
    const left = german
      .replace('"Schließen"', '"Close"')
      .replace('"Zum Inhalt springen"', '"Skip to content"');
    writeFileSync(file, left);
    expect(await checkTexts(root, "en-AU")).toEqual(
      ["skipToContent", "close"].map((name) => ({
        place: `brand/texts/de/shell.ts ${name}`,
        problem: "is English: translate it",
      })),
    );
  });

  it("is not one that is, or that has no words", () => {
    const french = {
      close: "Fermer",
      menu: { open: "Ouvrir", count: (pages: number) => `${pages} pages ici`, ok: "D’accord" },
      pair: english.pair,
    };
    expect(untranslated(english, french)).toEqual([]);
  });
});
