import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkTexts } from "../../checks/brand/texts.ts";
import { chooseLanguage } from "../../scripts/texts/languages.ts";
import { temporaryFolder } from "./temporary-folder.ts";

async function project(): Promise<string> {
  const root = temporaryFolder();
  await cp("brand/texts", join(root, "brand/texts"), { recursive: true });
  const imports = { "#texts/*": "./brand/texts/en/*" };
  writeFileSync(join(root, "package.json"), JSON.stringify({ imports }, null, 2));
  return root;
}

describe("the language of a project", () => {
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
});
