import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";
import { isReserved } from "../../src/domain/links/address.ts";
import { type Addition, json, registrationOf } from "./addition.ts";
import type { Name } from "./names.ts";
import { sampleDocument } from "./sample.ts";
import { paragraph } from "./section.ts";
import { declared, entryOf, imported, itemOf, memberOf, registered, registeredItem } from "./source-edits.ts";

/**
 * Whether the address of a page is taken by a route of the site, a language or a page of the sample.
 *
 * @param languages - The languages of the site, as in addresses: `de`.
 */
export function isAddressTaken(
  root: string,
  { kebab }: Name,
  languages: readonly (string | undefined)[],
): boolean {
  const isOfSite = isReserved(kebab) || TOOLS.includes(kebab) || languages.includes(kebab);
  return isOfSite || globSync(`sample/documents/*/${kebab}.json`, { cwd: root }).length > 0;
}

/** Pages for developers and editors, which not every site has. */
const TOOLS = ["styleguide", "slice-simulator"];

/** A type of pages with a title, an introduction and sections. */
export function newPage(root: string, name: Name, capability: CapabilityName | undefined): Addition {
  const { kebab, label } = name;
  const text = readFileSync(join(root, "content/customtypes/contact-page/index.json"), "utf8");
  return {
    files: {
      [`content/customtypes/${kebab}/index.json`]: json({ ...JSON.parse(text), id: kebab, label }),
      [`tests/unit/${capability ?? "application"}/${kebab}.test.ts`]: testOf(name),
      ...sampleDocument(root, kebab, kebab, {
        title: label,
        intro: paragraph("What visitors find here, in a sentence."),
        slices: [],
        meta_title: null,
        meta_description: null,
        meta_image: {},
      }),
    },
    edits: capability === undefined ? coreEdits(name) : capabilityEdits(root, name, capability),
  };
}

function coreEdits({ kebab }: Name): Addition["edits"] {
  return [
    [
      "src/domain/links/address.ts",
      memberOf("ComposedPageTypes", `readonly "${kebab}": unknown;`),
      itemOf("COMPOSED_PAGE_TYPES", `"${kebab}"`),
    ],
    [
      "src/adapters/prismic/page-fields.ts",
      entryOf(
        "READERS",
        `"${kebab}"(document, path) {
    const page = composedPage(document, path);
    return page && { type: "${kebab}", ...page };
  }`,
      ),
    ],
    ["src/application/load-page.ts", entryOf("CORE_PAGES", `"${kebab}": withSections`)],
    ["client/server/core-views.ts", registered("Views", "pages", `"${kebab}": ComposedPage`)],
  ];
}

function capabilityEdits(root: string, { kebab }: Name, capability: CapabilityName): Addition["edits"] {
  return [
    [
      registrationOf(root, capability, "domain"),
      declared("../links/address.ts", "ComposedPageTypes", `readonly "${kebab}": unknown;`),
      registeredItem("DomainCapability", "pageTypes", `"${kebab}"`),
    ],
    [
      registrationOf(root, capability, "prismic"),
      registered(
        "PrismicCapability",
        "pages",
        `"${kebab}": (composed) => ({ type: "${kebab}", ...composed })`,
      ),
    ],
    [
      registrationOf(root, capability, "pages"),
      imported("../page-capability.ts", "withSections"),
      registered("PageCapability", "pages", `"${kebab}": withSections`),
    ],
    [
      registrationOf(root, capability, "views"),
      imported("../pages/composed-page.tsx", "ComposedPage"),
      registered("Views", "pages", `"${kebab}": ComposedPage`),
    ],
  ];
}

function testOf({ kebab, words }: Name): string {
  return `import { expect, it } from "vitest";
import { readDocument } from "../adapters/read-document.ts";
import { shown } from "../application/shown-content.ts";

it("a page “${words}” is at its uid", async () => {
  const { page } = readDocument({ title: "Of the company", slices: [] }, "${kebab}");
  const pages = page ? [page] : [];
  expect(await shown("/our-culture", { pages })).toMatchObject({ type: "${kebab}", title: "Of the company" });
});
`;
}
