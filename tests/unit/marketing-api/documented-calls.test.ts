import { readFileSync } from "node:fs";
import { type Comment, parseSync, type TSSignature } from "oxc-parser";
import { expect, it } from "vitest";
import { operations } from "../../../src/ports/marketing-api/operations.ts";

const PORT = new URL("../../../src/ports/marketing-api/", import.meta.url);

/** A property of the public interface, and its comment. */
interface Documented {
  readonly name: string;
  readonly comment: string;
}

interface Module {
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly members: readonly TSSignature[];
  /** Files of the interfaces that it imports, by name. */
  readonly imports: ReadonlyMap<string, URL>;
}

function read(file: URL): Module {
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file.pathname, text);
  const imports = new Map<string, URL>();
  let members: readonly TSSignature[] = [];
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      for (const { local } of statement.specifiers) {
        imports.set(local.name, new URL(statement.source.value, file));
      }
    }
    if (
      statement.type === "ExportNamedDeclaration" &&
      statement.declaration?.type === "TSInterfaceDeclaration"
    ) {
      members = statement.declaration.body.body;
    }
  }
  return { text, comments, members, imports };
}

/** The calls of an interface and of the interfaces that it refers to. */
function callsOf(module: Module, members: readonly TSSignature[], prefix: string): Documented[] {
  return members.flatMap((member) => {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return [];
    const name = `${prefix}${member.key.name}`;
    const type = member.typeAnnotation?.typeAnnotation;
    if (type?.type === "TSTypeLiteral") return callsOf(module, type.members, `${name}.`);
    if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return [];
    if (type.typeName.name === "Call") return [{ name, comment: commentAbove(module, member.start) }];
    const file = module.imports.get(type.typeName.name);
    if (file === undefined) return [];
    const inner = read(file);
    return callsOf(inner, inner.members, `${name}.`);
  });
}

function commentAbove({ text, comments }: Module, start: number): string {
  const above = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === "");
  return (
    above?.value
      .replaceAll(/\s*\n\s*\*\s*/g, " ")
      .replaceAll(/^\*\s*|\s+$/g, "")
      .trim() ?? ""
  );
}

const root = read(new URL("calls.ts", PORT));
const documented = new Map(callsOf(root, root.members, "").map(({ name, comment }) => [name, comment]));

it("the interface declares exactly the operations of the catalog", () => {
  expect([...documented.keys()].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

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
