import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../../brand/brand.ts";
import { brandFont } from "../../brand/font.ts";
import { palette } from "../../brand/palette.ts";
import type { Brand, BrandFont } from "../../brand/schema.ts";
import { translatedBrand } from "../../brand/translation.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { type Finding, report, staleFiles } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { checkCapabilities } from "./capabilities.ts";
import { checkCompany } from "./company.ts";
import { checkContacts } from "./contacts.ts";
import { checkContrast } from "./contrast.ts";
import { checkIssuer } from "./issuer.ts";
import { checkLocales } from "./locales.ts";
import { checkScript } from "./script.ts";
import { checkTexts } from "./texts.ts";

/** Files that may name a company: the brand, the content, their tests, and the example that leads to a brand. */
const PLACES =
  /^(?:brand|sample|tests)\/|^README\.md$|^docs\/adopting\.md$|^content\/(?:prismic|slicemachine)\.config\.json$/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|pdf|png|ttf|webp|woff2?|xlsx)$/;

/** Drawings, fonts, generated files, contrast, the languages and their texts, contacts, capabilities, identifiers, and no other file that names the company. */
async function checkBrand(root: string): Promise<readonly Finding[]> {
  const basic = [...checkCompany(brand), ...checkIssuer(brand), ...checkLocales(root, brand)];
  // What draws also reads how the brand writes money, and fails with a currency or a locale that is none.
  if (basic.length > 0) return basic;
  const { checkDrawings } = await import("./drawings.ts");
  return [
    ...(await checkDrawings(root)),
    ...(await checkNginx(root)),
    ...languages.flatMap((inLanguage) =>
      checkFont(join(root, "brand/fonts"), brandFont.outlines, inLanguage),
    ),
    ...checkContrast(palette),
    ...(await checkTexts(root, brand.locale)),
    ...checkContacts(root, brand.email.sender),
    ...checkCapabilities(brand.capabilities),
    ...checkNames(root, [brand.shortName, brand.slug]),
  ];
}

/** The company in each of its languages. */
const languages = [
  brand,
  ...(brand.translations ?? []).map((translation) => translatedBrand(brand, translation)),
];

/** Finds out whether nginx knows the languages of the site. A site may be behind something else. */
async function checkNginx(root: string): Promise<readonly Finding[]> {
  if (!existsSync(join(root, "ops/nginx"))) return [];
  // As what draws.
  const { nginxParameters } = await import("../../scripts/nginx-parameters.ts");
  return staleFiles(root, nginxParameters(), "brand/ says", "npm run nginx:parameters");
}

/** Checks that text in social images can be drawn. The site reads these files only when one is requested. */
function checkFont(folder: string, outlines: BrandFont["outlines"], inLanguage: Brand): readonly Finding[] {
  return Object.entries(outlines).flatMap(([use, outline]) => {
    try {
      const { missingIn } = outlineFont(folder, outline);
      return checkScript(inLanguage, { [use]: missingIn });
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
  "Drawings and fonts can be used, files generated from them are up to date, colours have enough contrast, people are named, languages have texts and addresses, currencies and identifiers are right, and no other file contains the company's name.",
);
