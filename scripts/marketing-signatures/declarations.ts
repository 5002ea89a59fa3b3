import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CallExpression,
  parseSync,
  type TSInterfaceDeclaration,
  type TSType,
  Visitor,
} from "oxc-parser";

const PORT = join(import.meta.dirname, "../../src/ports/marketing-api");

/** A declared type, with the source text of its file. */
export type Declaration = { readonly text: string } & (
  | { readonly interface: TSInterfaceDeclaration }
  | { readonly alias: TSType }
);

/** The types of a row of the catalog. `items` is the type of an item of a list. */
export type RowTypes = Readonly<Record<"query" | "body" | "response" | "items", TSType | undefined>>;

/** The functions that make rows of the catalog. */
const ROWS: readonly string[] = ["act", "op", "list", "read", "write"];

/** The types of queries that some of these functions imply. */
const QUERIES: Readonly<Record<string, string>> = { list: "PageQuery", read: "FieldsQuery" };

/** All types of the port by name; names are unique. */
export function readDeclarations(): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  const add = (name: string, declaration: Declaration) => {
    if (found.has(name)) throw new Error(`There are two types called ${name}`);
    found.set(name, declaration);
  };
  for (const { path, text } of modules("types")) {
    new Visitor({
      TSInterfaceDeclaration: (node) => add(node.id.name, { text, interface: node }),
      TSTypeAliasDeclaration: ({ id, typeAnnotation }) => add(id.name, { text, alias: typeAnnotation }),
    }).visit(parseSync(path, text).program);
  }
  return found;
}

/** The types of all rows of the catalog by their routes. */
export function readRowTypes(): ReadonlyMap<string, RowTypes> {
  const found = new Map<string, RowTypes>();
  for (const { path, text } of modules("catalog")) {
    new Visitor({
      CallExpression: ({ callee, arguments: [route, shape] }) => {
        if (callee.type !== "Identifier" || !ROWS.includes(callee.name) || route?.type !== "Literal") return;
        const query = typeNamed(QUERIES[callee.name]);
        const types = shape?.type === "CallExpression" ? typesOf(shape) : NO_TYPES;
        found.set(String(route.value), { ...types, query: query ?? types.query });
      },
    }).visit(parseSync(path, text).program);
  }
  return found;
}

const NO_TYPES: RowTypes = { query: undefined, body: undefined, response: undefined, items: undefined };

/** The types of a row: `shape<{ query: …; body: …; response: … }>()`, `exchange<Body, Response>()`, `items<Item>()`. */
function typesOf({ callee, typeArguments }: CallExpression): RowTypes {
  const [first, second] = typeArguments?.params ?? [];
  switch (callee.type === "Identifier" ? callee.name : "") {
    case "exchange":
      return { ...NO_TYPES, body: first, response: second };
    case "response":
      return { ...NO_TYPES, response: first };
    case "items":
      return { ...NO_TYPES, items: first };
    default:
      return {
        ...NO_TYPES,
        query: member(first, "query"),
        body: member(first, "body"),
        response: member(first, "response"),
      };
  }
}

function typeNamed(name: string | undefined): TSType | undefined {
  if (name === undefined) return undefined;
  const [query] = parseSync("query.ts", `type Query = ${name};`).program.body;
  return query?.type === "TSTypeAliasDeclaration" ? query.typeAnnotation : undefined;
}

function modules(folder: string): { readonly path: string; readonly text: string }[] {
  return readdirSync(join(PORT, folder))
    .sort()
    .map((name) => ({
      path: join(PORT, folder, name),
      text: readFileSync(join(PORT, folder, name), "utf8"),
    }));
}

function member(type: TSType | undefined, wanted: string): TSType | undefined {
  if (type?.type !== "TSTypeLiteral") return undefined;
  for (const signature of type.members) {
    if (signature.type !== "TSPropertySignature" || signature.key.type !== "Identifier") continue;
    if (signature.key.name === wanted) return signature.typeAnnotation?.typeAnnotation;
  }
  return undefined;
}
