import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { palette } from "../../../brand/palette.ts";
import { checkCapabilities } from "../../../checks/brand/capabilities.ts";
import { checkContacts } from "../../../checks/brand/contacts.ts";
import { checkContrast } from "../../../checks/brand/contrast.ts";
import { checkLogo } from "../../../checks/brand/logo.ts";
import { checkTexts } from "../../../checks/brand/texts.ts";
import { markup, readDrawing } from "../../../scripts/brand/svg.ts";
import { chooseLanguage } from "../../../scripts/texts/languages.ts";
import { temporaryFolder } from "../temporary-folder.ts";

describe("placeholders for people", () => {
  const projectWith = (security: string, owners: string) => {
    const root = temporaryFolder();
    mkdirSync(join(root, ".github"));
    writeFileSync(join(root, "SECURITY.md"), security);
    writeFileSync(join(root, ".github/CODEOWNERS"), owners);
    return root;
  };
  const withPlaceholders = () =>
    projectWith("# Security\n\nWrite to security@example.com.", "* @example/website\n");

  it("are reported with their line, once the company has an address of its own", () => {
    expect(checkContacts(withPlaceholders(), "investors@halden-rail.co.uk")).toEqual([
      { place: "SECURITY.md:3", problem: expect.stringContaining("names security@example.com") },
      { place: ".github/CODEOWNERS:1", problem: expect.stringContaining("names @example/website") },
    ]);
  });

  it("are no fault of a sample company, nor are people", () => {
    expect(checkContacts(withPlaceholders(), "investors@halden.example")).toEqual([]);
    const named = projectWith(
      "Write to security@halden-rail.co.uk.",
      "* @halden-rail/website @example-maker\n",
    );
    expect(checkContacts(named, "investors@halden-rail.co.uk")).toEqual([]);
  });
});

describe("the capabilities of a brand", () => {
  const known = ["tides", "eclipses", "moon-phases"];
  const problemsOf = (...names: readonly string[]) =>
    checkCapabilities(names, known).map(({ place, problem }) => `${place} ${problem}`);

  it("are all right in any order, all by default", () => {
    expect(problemsOf("moon-phases", "tides")).toEqual([]);
    expect(checkCapabilities(undefined, known)).toEqual([]);
  });

  it("that do not exist are reported with the nearest name, or with all of them", () => {
    expect(problemsOf("eclipses", "moonphases", "Tide", "currency")).toEqual([
      'brand/brand.ts capabilities[1]: there is no capability "moonphases": did you mean "moon-phases"?',
      'brand/brand.ts capabilities[2]: there is no capability "Tide": did you mean "tides"?',
      'brand/brand.ts capabilities[3]: there is no capability "currency": there are tides, eclipses, moon-phases',
    ]);
  });

  it("are listed once", () => {
    expect(problemsOf("eclipses", "tides", "eclipses")).toEqual([
      'brand/brand.ts capabilities[2]: "eclipses" is listed twice',
    ]);
  });
});

describe("colours with too little contrast", () => {
  it("are reported, with the nearest shade that has enough contrast everywhere", () => {
    const findings = checkContrast({ ...palette, action: "#4fae7c" });
    expect(findings).toContainEqual({
      place: "brand/palette.ts action:",
      problem: expect.stringMatching(
        /^action on paper has a contrast of 2\.\d\d, and needs 4\.5; #[\da-f]{6} is the nearest with enough contrast$/,
      ),
    });
    const [, shade = ""] = /; (#[\da-f]{6}) is/.exec(findings[0]?.problem ?? "") ?? [];
    expect(checkContrast({ ...palette, action: shade })).toEqual([]);
  });

  it("are reported if no shade has enough contrast", () => {
    const [finding] = checkContrast({ ...palette, paper: "#777777", sand: "#777777" });
    expect(finding?.problem).toContain("no shade of it has enough contrast: change");
  });
});

describe("a drawing", () => {
  it.each([
    ["runs a script", svg("<script>alert(1)</script>"), "has an element script"],
    [
      "has a style sheet",
      svg('<style>.a{fill:#1a2b3c}</style><path class="a" d="M0 0"/>'),
      "has an element style: export the drawing with presentation attributes, such as fill",
    ],
    ["reacts to clicks", svg('<path onclick="alert(1)" d="M0 0"/>'), 'has an attribute onclick="alert(1)"'],
    ["uses another file", svg('<use href="https://a.example/#b"/>'), "has an attribute href="],
    ["links", svg('<a href="#b"><path d="M0 0"/></a>'), "has an element a: draw it as shapes"],
    ["has HTML", svg("<foreignObject/>"), "has an element foreignObject"],
    ["has 10 MB", svg(`<path d="M0 0${"h1v1".repeat(2_500_000)}"/>`), "has 10001 kB, and may have 100"],
    ["is not closed", svg("<g>"), "is no SVG drawing: 1:69: unexpected close tag"],
    ["has no size", '<svg xmlns="http://www.w3.org/2000/svg"/>', "has no viewBox"],
    ["no browser shows", '<svg viewBox="0 0 32 32"/>', "is no SVG drawing: its root"],
    ["is a picture", "\ufffd\ufffdJFIF", "is no SVG drawing, but another kind of file"],
    ["has colours for print", svg('<path fill="device-cmyk(0 1 1 0)"/>'), "has a colour for print"],
    [
      "has such in a style",
      svg('<path style="stroke: #00f icc-color(a)"/>'),
      "export #00f icc-color(a) in RGB",
    ],
  ])("that %s is rejected", (_, text, problem) => {
    expect(() => readDrawing(text)).toThrow(problem);
  });

  it("loses the notes of the program that wrote it, and nothing else", () => {
    const written =
      '<!-- <path d="M9 9"/> --><i:view xmlns:i="urn:i"/><g xmlns:i="urn:i" i:label="One" id="A&amp;B">' +
      `<path style="fill: lime; stroke-width:2; -inkscape-stroke:none" d='M0 0'/>` +
      '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/></g>';
    expect(markup(readDrawing(svg(written)).shapes)).toBe(
      `<g id="A&#38;B"><path d="M0 0" fill="${palette.lime}" stroke-width="2"/><use href="#a"/></g>`,
    );
  });
});

describe("a logo", () => {
  it.each([
    ["in one colour", '<path d="M0 0h9v9"/>', []],
    [
      "in two",
      '<path d="M0 0h9v9"/><path fill="red" d="M9 9h9v9"/>',
      ["has several colours (#000000, #ff0000 …)"],
    ],
    ["on a background", '<path d="M0 0h32v32H0z"/>', ["fills its whole area"]],
  ])("%s is checked for what a mask shows of it", async (_, shapes, problems) => {
    const findings = await checkLogo(Buffer.from(svg(shapes)));
    expect(findings).toEqual(
      problems.map((problem) => expect.objectContaining({ problem: expect.stringContaining(problem) })),
    );
  });
});

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;

/** The languages that come with the project, and are complete: a company's own may not be translated yet. */
const COMPLETE = ["en", "de", "fr", "de-ch", "fr-ch"];

async function project(): Promise<string> {
  const root = temporaryFolder();
  for (const entry of readdirSync("brand/texts", { withFileTypes: true }))
    if (entry.isFile() || COMPLETE.includes(entry.name))
      await cp(join("brand/texts", entry.name), join(root, "brand/texts", entry.name), { recursive: true });
  const imports = { "#texts/*": "./brand/texts/en/*" };
  writeFileSync(join(root, "package.json"), JSON.stringify({ imports }, null, 2));
  return root;
}

describe("the language of a project", () => {
  it("can be one without texts, which begins with the English ones", async () => {
    const root = await project();
    expect(chooseLanguage(root, "it-IT")).toEqual({ language: "it", isCopied: true });
    const [english = [], italian = []] = ["en", "it"].map((name) =>
      readdirSync(join(root, "brand/texts", name)),
    );
    expect(italian).toEqual(english);
    const text = readFileSync(join(root, "brand/texts/it/shell.ts"), "utf8");
    expect(text).toMatch(/^import type \{ shell as english \} from "\.\.\/en\/shell\.ts";\n\n/);
    expect(text).toContain("\nexport const shell: typeof english = {\n");
  });

  it.each([
    ["fr-FR", "fr"],
    ["de-AT", "de"],
    ["de-CH", "de-ch"],
    ["fr-CH", "fr-ch"],
  ])("for the locale %s is that of its region if there is one: %s", async (locale, language) => {
    expect(chooseLanguage(await project(), locale)).toEqual({ language, isCopied: false });
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

it("a text that leaves out what it is given, and the English one says, is reported", async () => {
  const root = await project();
  const file = join(root, "brand/texts/de/shell.ts");
  const german = readFileSync(file, "utf8");
  writeFileSync(file, german.replace(/followOn: .*/, 'followOn: (_network: string) => "Folgen Sie uns",'));
  expect(await checkTexts(root, "en-AU")).toEqual([
    {
      place: "brand/texts/de/shell.ts followOn",
      problem: "leaves out something that it is given: the English text says it",
    },
  ]);
});

it("a language that has just been added has a line for each of its files", async () => {
  const root = await project();
  const english = join(root, "brand/texts/en/shell.ts");
  cpSync(english, join(root, "brand/texts/de/shell.ts"));
  expect(await checkTexts(root, "en-AU")).toEqual([
    {
      place: "brand/texts/de/shell.ts",
      problem: expect.stringMatching(/^has \d\d texts in English: npm run texts -- de lists them$/),
    },
  ]);
});

describe("the texts of a region", () => {
  it("may be fewer than those of its language", async () => {
    const root = await project();
    rmSync(join(root, "brand/texts/de-ch/cookies.ts"));
    expect(await checkTexts(root, "en-AU")).toEqual([]);
  });

  it("are to be translated where they are its own", async () => {
    const root = await project();
    const file = join(root, "brand/texts/de-ch/notices.ts");
    const swiss = readFileSync(file, "utf8");
    writeFileSync(file, swiss.replace("(german)", '(german, { closeAnnouncement: "Close announcement" })'));
    expect(await checkTexts(root, "en-AU")).toEqual([
      { place: "brand/texts/de-ch/notices.ts closeAnnouncement", problem: "is English: translate it" },
    ]);
  });
});
