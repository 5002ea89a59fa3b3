import { type Expression, parseSync, Visitor } from "oxc-parser";

/** A reference to another module: by import, export, `import()`, `require()`, a type's `import("…")` or a glob. */
export interface ModuleRequest {
  readonly line: number;
  /** The module's name; `undefined` if it is only known at run time. */
  readonly specifier: string | undefined;
}

/** All module requests of a file in the order of its lines, and syntax errors. */
export function readRequests(file: string, text: string): { requests: ModuleRequest[]; errors: string[] } {
  const requests: ModuleRequest[] = [];
  const add = (at: number, specifier: string | undefined): void => {
    requests.push({ line: text.slice(0, at).split("\n").length, specifier });
  };
  const { program, errors } = parseSync(file, text);
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source.value),
    ExportAllDeclaration: (node) => add(node.start, node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.start, node.source.value);
    },
    ImportExpression: (node) => add(node.start, literal(node.source)),
    TSImportType: (node) => add(node.start, node.source.value),
    TSExternalModuleReference: (node) => add(node.start, node.expression.value),
    CallExpression: ({ start, callee, arguments: [first] }) => {
      const single = first === undefined || first.type === "SpreadElement" ? undefined : literal(first);
      if (callee.type === "Identifier" && callee.name === "require") add(start, single);
      // A glob pattern counts as a computed name.
      if (isGlob(callee)) add(start, undefined);
    },
  }).visit(program);
  return { requests: requests.sort((a, b) => a.line - b.line), errors: errors.map(({ message }) => message) };
}

function isGlob(callee: Expression): boolean {
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "MetaProperty" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "glob"
  );
}

function literal(node: Expression): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
