import { describe, expect, it } from "vitest";
import { checkDocumentation } from "../../../checks/documentation/checker.ts";
import { seededTree } from "./seeded-tree.ts";

const clean = {
  "package.json": '{ "scripts": { "check": "x", "content:upload": "x", "test": "x", "start": "x" } }',
  ".ci/run": "npm ci\nnpm run --silent check && npm test\n",
  "src/domain/page.ts": "",
  "sample/documents/page/company.json": "",
  "docs/guide.md":
    '# The guide\n\n## `npm` & scripts\n\n## Twice\n\n## Twice\n\n<a id="own"></a>\n\n~~~\n# not a heading\n[no](link.md)\n~~~\n',
  "README.md": [
    "[Guide](docs/guide.md) ![x](./docs/guide.md) [abroad](https://example.com/x) [mail](mailto:a@example.com)",
    "[heading](docs/guide.md#npm--scripts) [second](docs/guide.md#twice-1) [own](docs/guide.md#own) [here](#top)",
    '[folder](docs/) [from the top](/docs/guide.md) [titled](docs/guide.md "Guide") [by name][guide]',
    "# Top",
    "`npm run check`, `npm run content:upload -- --dry`, `npm test`, then run `npm start`.",
    "`src/domain/page.ts:12`, `src/domain/`, `page.ts`, `src/*/page.ts`, `sample/documents/TYPE/UID.json`, `a/b`, `text/html`",
    "`[no](link.md)`, `GET /docs`, `src/domain → src/ports`",
    "",
    "[guide]: docs/guide.md#the-guide",
    "",
  ].join("\n"),
};

/** Texts that are added to the valid project, each with the expected finding. */
const violations: Readonly<Record<string, readonly [path: string, text: string, finding: string]>> = {
  "a link to a missing file": [
    "docs/x.md",
    "\n[x](gone.md)",
    "docs/x.md:2 links to gone.md, which does not exist",
  ],
  "a missing image": ["docs/x.md", "![x](x.png)", "docs/x.md:1 links to x.png, which does not exist"],
  "a reference link to a missing file": [
    "docs/x.md",
    "[x]: gone.md",
    "docs/x.md:1 links to gone.md, which does not exist",
  ],
  "an element with the address of a missing file": [
    "docs/x.md",
    '<img alt="" src="gone.png">',
    "docs/x.md:1 links to gone.png, which does not exist",
  ],
  "a link out of the project": ["x.md", "[x](../x.md)", "x.md:1 links to ../x.md, which does not exist"],
  "a link with invalid percent-encoding": [
    "docs/x.md",
    "[x](50%.md)",
    "docs/x.md:1 links to 50%.md, which does not exist",
  ],
  "a link to a missing heading": [
    "docs/x.md",
    "[x](guide.md#gone)",
    "docs/x.md:1 links to guide.md#gone, but docs/guide.md has no heading #gone",
  ],
  "a link to a heading in a code block": [
    "docs/x.md",
    "[x](guide.md#not-a-heading)",
    "docs/x.md:1 links to guide.md#not-a-heading, but docs/guide.md has no heading #not-a-heading",
  ],
  "a link to a missing heading of the same document": [
    "docs/x.md",
    "# X\n[x](#y)",
    "docs/x.md:2 links to #y, but docs/x.md has no heading #y",
  ],
  "a missing script": [
    "docs/x.md",
    "```sh\nnpm run gone\n```",
    "docs/x.md:2 names npm script gone, which package.json does not have",
  ],
  "a missing script in its short form": [
    "docs/x.md",
    "`npm stop`",
    "docs/x.md:1 names npm script stop, which package.json does not have",
  ],
  "a missing script in the CI file": [
    ".ci/run",
    "npm ci\nnpm run gone\n",
    ".ci/run:2 names npm script gone, which package.json does not have",
  ],
  "a missing path": ["docs/x.md", "`src/gone.ts`", "docs/x.md:1 names src/gone.ts, which does not exist"],
  "a missing module": ["docs/x.md", "`gone.ts`", "docs/x.md:1 names gone.ts, which does not exist"],
  "a pattern without a match": [
    "docs/x.md",
    "`sample/documents/TYPE/UID.yaml`",
    "docs/x.md:1 names sample/documents/TYPE/UID.yaml, which does not exist",
  ],
};

function lines(files: Readonly<Record<string, string>>): readonly string[] {
  return checkDocumentation(seededTree(files)).map(({ place, problem }) => `${place} ${problem}`);
}

describe("documentation", () => {
  it("passes when everything that it names exists", () => {
    expect(lines(clean)).toEqual([]);
  });

  it.each(Object.entries(violations))("rejects %s", (_, [path, text, finding]) => {
    expect(lines({ ...clean, [path]: text })).toEqual([finding]);
  });
});
