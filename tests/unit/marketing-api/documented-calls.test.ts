import { fileURLToPath } from "node:url";
import { API, type Symbol as Member, type Type } from "typescript/unstable/sync";
import { expect, it } from "vitest";
import { operations } from "../../../src/ports/marketing-api/operations.ts";

const root = new URL("../../../", import.meta.url);
const PROJECT = fileURLToPath(new URL("packages/marketing-api/tsconfig.json", root));
const MODULE = fileURLToPath(new URL("src/ports/marketing-api/api.ts", root));

/** The documentation of each call of `MarketingApi`, as the compiler derives it from the rows of the catalog. */
function readDocumentation(): ReadonlyMap<string, string> {
  const compiler = new API();
  try {
    const [project] = compiler.updateSnapshot({ openProjects: [PROJECT] }).getProjects();
    const file = project?.program.getSourceFile(MODULE);
    const module = file && project?.checker.getSymbolAtLocation(file);
    const api = module && project?.checker.getMemberInModuleExports(module, "MarketingApi");
    if (project === undefined || api === undefined) throw new Error("The type MarketingApi was not found");
    const { checker } = project;
    const documentationOf = (name: string) => {
      let type: Type | undefined = checker.getDeclaredTypeOfSymbol(api);
      let documentation = "";
      for (const key of name.split(".")) {
        const member: Member | undefined = type && checker.getPropertyOfType(type, key);
        type = member && checker.getTypeOfSymbol(member);
        documentation = member?.getDocumentationComment(checker) ?? "";
      }
      return documentation.replaceAll(/\s+/g, " ");
    };
    return new Map(operations.map(({ name }) => [name, documentationOf(name)]));
  } finally {
    compiler.close();
  }
}

const documented = readDocumentation();

it.each(operations)("$name is documented, with its method and path", ({ name, method, path }) => {
  const comment = documented.get(name);
  expect(comment).toMatch(/^[A-Z][^.`]*\b/);
  expect(comment).toContain(`\`${method} ${path}\``);
});

it("each operation with ids or a body documents its errors", () => {
  for (const { name, pathParameters, body } of operations) {
    if (pathParameters.length > 0) expect(documented.get(name), name).toContain("(404)");
    if (body !== "none") expect(documented.get(name), name).toContain("(400)");
  }
});
