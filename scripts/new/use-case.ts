import type { CapabilityName } from "../../brand/schema.ts";
import type { Addition } from "./addition.ts";
import type { Name } from "./names.ts";
import { imported, statementIn } from "./source-edits.ts";

/** A use case. That of a capability is not in the container of the core: what needs it makes it. */
export function newUseCase(name: Name, capability: CapabilityName | undefined): Addition {
  const { kebab, pascal } = name;
  const folder = ["src/application", capability].filter(Boolean).join("/");
  const path = `${folder}/${kebab}.ts`;
  return {
    files: {
      [path]: codeOf(name, capability),
      [`tests/unit/${capability ?? "application"}/${kebab}.test.ts`]: testOf(name, path),
    },
    edits:
      capability === undefined
        ? [
            [
              "src/composition/container.ts",
              imported(`../application/${kebab}.ts`, pascal),
              statementIn("registerUseCases", `  register(${pascal}, () => new ${pascal}());`),
            ],
          ]
        : [],
  };
}

function codeOf({ pascal, label }: Name, capability: CapabilityName | undefined): string {
  const up = capability === undefined ? ".." : "../..";
  return `import type { Content } from "${up}/domain/content/content.ts";
import type { PageEntry } from "${up}/domain/content/page-entry.ts";

/** ${label}: the pages that somebody may see, by their addresses. */
export class ${pascal} {
  run(content: Content): readonly PageEntry[] {
    return content.listPages().toSorted((one, other) => one.href.localeCompare(other.href));
  }
}
`;
}

function testOf({ pascal, words }: Name, path: string): string {
  return `import { expect, it } from "vitest";
import { ${pascal} } from "../../../${path}";
import { Content } from "../../../src/domain/content/content.ts";
import { contentPage } from "../sample-content.ts";

it("${words} lists the pages by their addresses", () => {
  const pages = ["strategy", "careers"].map((uid) => ({ kind: "page" as const, page: contentPage(uid) }));
  const listed = new ${pascal}().run(Content.everything(pages));
  expect(listed.map(({ href }) => href)).toEqual(["/careers", "/strategy"]);
});
`;
}
