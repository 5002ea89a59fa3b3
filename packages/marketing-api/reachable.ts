import { posix } from "node:path";
import { type Directive, type ModuleExportName, parseSync, type Statement as SyntaxNode } from "oxc-parser";

/** A name in a file; `*` is everything in it. */
interface Target {
  readonly path: string;
  readonly name: string;
}

/** A declaration with its comment, or one name of an import or an export. */
interface Statement {
  readonly text: string;
  readonly names: readonly string[];
  /** What is imported or exported from another file. */
  readonly target?: Target | undefined;
}

/** A type of another file, as the compiler writes it in derived types. */
const INLINE_IMPORT = /import\("(\.[^"]+)"\)\.(\w+)/g;
/** Statements that import or export one name each from the same module. */
const SAME_SOURCE = /^((?:import|export) (?:type )?)\{ .* \} from (".*");\n(?:\1\{ .* \} from \2;\n)+/gm;
/** A comment of several lines in one paragraph. */
const PLAIN_COMMENT = /^\/\*\*((?:\n\* [^@].*)+)\n\*\/$/gm;
const COMMENT = /\/\*.*?\*\//gs;

/**
 * Reduces declarations to what the entries contain and refer to; everything else is internal. In the result, imports have
 * the extension `.js` of the shipped modules.
 */
export function reachableFrom(
  entries: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  const files = new Map<string, readonly Statement[]>();
  const needed = new Set<Statement>();
  const visit = ({ path, name }: Target): void => {
    const statements = files.get(path) ?? statementsOf(path, read(path));
    files.set(path, statements);
    for (const statement of statements) {
      if (needed.has(statement) || !(name === "*" || statement.names.includes(name))) continue;
      needed.add(statement);
      for (const target of targetsOf(path, statement)) visit(target);
    }
  };
  for (const path of entries) visit({ path, name: "*" });
  const shipped = [...files].map(([path, statements]) => {
    const text = statements.filter((statement) => needed.has(statement)).map((statement) => statement.text);
    return [path, compact(text.join(""))] as const;
  });
  return new Map(shipped);
}

/** What a statement refers to, in its file or others; each word in it may be a name. */
function targetsOf(path: string, { text, target }: Statement): readonly Target[] {
  const code = text.replaceAll(COMMENT, "");
  const imported = Array.from(code.matchAll(INLINE_IMPORT), ([, from = "", name = ""]) => ({
    path: pathOf(path, from),
    name,
  }));
  const words = Array.from(new Set(code.match(/\w+/g)), (name) => ({ path, name }));
  return [...(target === undefined ? [] : [target]), ...imported, ...words];
}

function statementsOf(path: string, text: string): readonly Statement[] {
  let end = 0;
  return parseSync(path, text).program.body.flatMap((node) => {
    const source = `${text.slice(end, node.end).trim()}\n`;
    end = node.end;
    return importsIn(path, node) ?? { text: source, names: namesIn(node) };
  });
}

/** The names that a statement imports or exports from another file; `undefined` for a declaration. */
function importsIn(path: string, node: SyntaxNode | Directive): readonly Statement[] | undefined {
  if (node.type === "ExportAllDeclaration") {
    const from = node.source.value;
    return [{ text: `export * from "${from}";\n`, names: [], target: targetOf(path, from, "*") }];
  }
  if (node.type === "ImportDeclaration") {
    const from = node.source.value;
    return node.specifiers.map((specifier) => {
      const own = specifier.local.name;
      const isNamed = specifier.type === "ImportSpecifier";
      const name = isNamed ? nameOf(specifier.imported) : "*";
      const given = isNamed ? `{ ${renamed(name, own)} }` : `* as ${own}`;
      return {
        text: `import type ${given} from "${from}";\n`,
        names: [own],
        target: targetOf(path, from, name),
      };
    });
  }
  if (node.type !== "ExportNamedDeclaration" || node.source === null) return undefined;
  const from = node.source.value;
  return node.specifiers.map((specifier) => {
    const name = nameOf(specifier.local);
    const own = nameOf(specifier.exported);
    const kind = node.exportKind === "type" || specifier.exportKind === "type" ? "export type" : "export";
    return {
      text: `${kind} { ${renamed(name, own)} } from "${from}";\n`,
      names: [own],
      target: targetOf(path, from, name),
    };
  });
}

function namesIn(node: SyntaxNode | Directive): readonly string[] {
  const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
  if (declaration === null || declaration === undefined) return [];
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

function targetOf(path: string, from: string, name: string): Target | undefined {
  return from.startsWith(".") ? { path: pathOf(path, from), name } : undefined;
}

function pathOf(path: string, from: string): string {
  return posix.join(posix.dirname(path), from.replace(/\.ts$/, ".d.ts"));
}

function nameOf(name: ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}

function renamed(name: string, own: string): string {
  return name === own ? name : `${name} as ${own}`;
}

/**
 * Removes what neither compilers nor readers need: the names of query parameters, which no type uses, and routes in the comments
 * of types, such as "(`/lists`)", as those of calls have them.
 */
function compact(text: string): string {
  const joined = text.replaceAll(SAME_SOURCE, (lines, start: string, from: string) => {
    const names = Array.from(lines.matchAll(/\{ (.*) \}/g), ([, name]) => name);
    return `${start}{ ${names.join(", ")} } from ${from};\n`;
  });
  return joined
    .replaceAll(/((?:from |import\()"\.[^"]+)\.ts"/g, '$1.js"')
    .replaceAll(/^ +/gm, "")
    .replaceAll(/^readonly query: readonly \[[^\]]*\];\n/gm, "")
    .replaceAll(PLAIN_COMMENT, (_, lines: string) => `/** ${lines.replaceAll(/\n\* ?/g, " ").trim()} */`)
    .replaceAll(/ \(`\/[^)]*`\)\. \*\/$/gm, ". */");
}
