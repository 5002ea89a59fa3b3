import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../../brand/brand.ts";
import { brandFont } from "../../brand/font.ts";
import { palette } from "../../brand/palette.ts";
import type { BrandFont } from "../../brand/schema.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { type Finding, report } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { checkCapabilities } from "./capabilities.ts";
import { checkContacts } from "./contacts.ts";
import { checkContrast } from "./contrast.ts";
import { checkIssuer } from "./issuer.ts";
import { checkScript } from "./script.ts";
import { checkTexts } from "./texts.ts";

/** Files that may name a company: the brand, the content, their tests, and the example that leads to a brand. */
const PLACES =
  /^(?:brand|sample|tests)\/|^README\.md$|^docs\/adopting\.md$|^content\/(?:prismic|slicemachine)\.config\.json$/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|pdf|png|ttf|webp|woff2?|xlsx)$/;

/** Drawings, fonts, generated files, contrast, the language of texts, contacts, capabilities, identifiers, and no other file that names the company. */
async function checkBrand(root: string): Promise<readonly Finding[]> {
  const issuer = checkIssuer(brand);
  // What draws also reads how the brand writes money, and fails with a currency that is none.
  if (issuer.length > 0) return issuer;
  const { checkDrawings } = await import("./drawings.ts");
  return [
    ...(await checkDrawings(root)),
    ...checkFont(join(root, "brand/fonts"), brandFont.outlines),
    ...checkContrast(palette),
    ...(await checkTexts(root, brand.locale)),
    ...checkContacts(root, brand.email.sender),
    ...checkCapabilities(brand.capabilities),
    ...checkNames(root, [brand.shortName, brand.slug]),
  ];
}

/** Checks that text in social images can be drawn. The site reads these files only when one is requested. */
function checkFont(folder: string, outlines: BrandFont["outlines"]): readonly Finding[] {
  return Object.entries(outlines).flatMap(([use, outline]) => {
    try {
      const { missingIn } = outlineFont(folder, outline);
      return checkScript(brand, { [use]: missingIn });
    } catch (error) {
      return [{ place: `brand/font.ts outlines.${use}:`, problem: String(error) }];
    }
  });
}

/** Checks that no other file contains one of these names, in upper or lower case. */
function checkNames(root: string, names: readonly string[]): readonly Finding[] {
  const words = [...new Set(names.map((name) => name.toLowerCase()))];
  return projectFiles(root, [".ci", ".github"])
    .filter((path) => !PLACES.test(path) && !BINARY.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const named = words.find((word) => line.toLowerCase().includes(word));
          const problem = `names "${named}": use a name from brand/brand.ts`;
          return named === undefined ? [] : [{ place: `${path}:${index + 1}`, problem }];
        }),
    );
}

report(
  await checkBrand(process.cwd()),
  "Drawings and fonts can be used, files generated from them are up to date, colours have enough contrast, people are named, currencies and identifiers are right, and no other file contains the company's name.",
);
