import type { TSSignature, TSType } from "oxc-parser";
import { operations } from "../../src/ports/marketing-api/operations.ts";
import { type Declaration, readDeclarations, readRowTypes } from "./declarations.ts";

/** Names and types of fields. The name of a list of objects ends in `[]`, that of an optional field in `?`. */
export interface Fields {
  [name: string]: string | Fields;
}

export interface Signature {
  readonly query: Fields;
  readonly body: Fields;
  readonly response: Fields;
}

/** Type names that are clearer than their definitions, so they are not expanded. */
const KEPT = new Set(["Timestamp", "SegmentCondition", "UnlistedKind"]);
/** Guards against recursive types, which bodies do not have now. */
const MAX_DEPTH = 8;

/** The signatures of all operations by name, read from source code: types do not exist at run time. */
export function readSignatures(): ReadonlyMap<string, Signature> {
  const rows = readRowTypes();
  const reader = new TypeReader(readDeclarations());
  return new Map(
    operations.map(({ name, operation, pages }) => {
      const row = rows.get(operation.route);
      if (row === undefined) throw new Error(`The row of ${name} was not found in the text of the catalog`);
      const { query, body, response, items } = row;
      return [
        name,
        {
          query: reader.fieldsOf(query),
          body: reader.fieldsOf(body),
          response: items ? reader.pageOf(pages ?? "", items) : reader.fieldsOf(response),
        },
      ];
    }),
  );
}

/** The fields of each kind of condition of a segment, by `condition_type`. */
export function readConditions(): Fields {
  return new TypeReader(readDeclarations()).kindsOf("SegmentCondition", "condition_type");
}

class TypeReader {
  readonly #declarations: ReadonlyMap<string, Declaration>;

  constructor(declarations: ReadonlyMap<string, Declaration>) {
    this.#declarations = declarations;
  }

  fieldsOf(type: TSType | undefined): Fields {
    if (type === undefined) return {};
    const fields = this.#read(type, "", 0);
    if (typeof fields === "string") throw new Error(`A query or a body has no fields: ${fields}`);
    return fields;
  }

  /** A page of a list, whose items are at a key. */
  pageOf(key: string, item: TSType, text = "", depth = 0): Fields {
    const items = this.#read(item, text, depth + 1);
    const isObject = typeof items === "object";
    return { [isObject ? `${key}[]` : key]: isObject ? items : `${items}[]`, total_items: "number" };
  }

  /** The members of a union of interfaces, by the literal that tells them apart. */
  kindsOf(union: string, key: string): Fields {
    const declaration = this.#declarations.get(union);
    if (declaration === undefined) throw new Error(`There is no type called ${union}`);
    if ("interface" in declaration) {
      const fields = this.#interface(declaration, 0);
      const [, kind] = /^"(\w+)"$/.exec(String(fields[key])) ?? [];
      return kind === undefined ? {} : { [kind]: fields };
    }
    const parts = declaration.alias.type === "TSUnionType" ? declaration.alias.types : [];
    return Object.assign({}, ...parts.map((part) => this.kindsOf(nameOfType(part), key)));
  }

  #read(type: TSType, text: string, depth: number): string | Fields {
    switch (type.type) {
      case "TSStringKeyword":
        return "string";
      case "TSNumberKeyword":
        return "number";
      case "TSBooleanKeyword":
        return "boolean";
      case "TSUnknownKeyword":
        return "unknown";
      case "TSTypeLiteral":
        return this.#members(type.members, text, depth);
      case "TSTypeReference":
        return this.#named(type, text, depth);
      case "TSTypeOperator":
      case "TSParenthesizedType":
        return this.#read(type.typeAnnotation, text, depth);
      case "TSArrayType":
        return listOf(this.#read(type.elementType, text, depth));
      case "TSLiteralType":
        return "value" in type.literal
          ? JSON.stringify(type.literal.value)
          : text.slice(type.start, type.end).replaceAll(/\s+/g, " ");
      case "TSIntersectionType":
        return Object.assign({}, ...type.types.map((part) => this.#read(part, text, depth)));
      case "TSUnionType":
        return type.types.map((part) => textOf(this.#read(part, text, depth))).join(" | ");
      default:
        return text.slice(type.start, type.end).replaceAll(/\s+/g, " ");
    }
  }

  #named(type: Extract<TSType, { type: "TSTypeReference" }>, text: string, depth: number): string | Fields {
    const name = nameOfType(type);
    const [first, second] = type.typeArguments?.params ?? [];
    if (name === "Readonly" && first) return this.#read(first, text, depth);
    if (name === "Record" && second) return `{ [name]: ${textOf(this.#read(second, text, depth))} }`;
    if (name === "Listed" && first && second) {
      const key = textOf(this.#read(first, text, depth)).replaceAll('"', "");
      return this.pageOf(key, second, text, depth);
    }
    const declaration = this.#declarations.get(name);
    if (declaration === undefined) throw new Error(`There is no type called ${name}`);
    if (KEPT.has(name) || depth > MAX_DEPTH) return name;
    return "alias" in declaration
      ? this.#read(declaration.alias, declaration.text, depth)
      : this.#interface(declaration, depth);
  }

  #interface({ text, interface: node }: Extract<Declaration, { interface: unknown }>, depth: number): Fields {
    const fields: Fields = {};
    for (const { expression } of node.extends) {
      const parent = expression.type === "Identifier" ? this.#declarations.get(expression.name) : undefined;
      if (parent === undefined || !("interface" in parent))
        throw new Error(`${node.id.name} extends no interface`);
      Object.assign(fields, this.#interface(parent, depth));
    }
    const own = this.#members(node.body.body, text, depth);
    // A redeclared field may have become required.
    for (const name of Object.keys(own)) {
      for (const inherited of [name, `${name}?`, name.replace(/\?$/, "")]) delete fields[inherited];
    }
    return { ...fields, ...own };
  }

  #members(members: readonly TSSignature[], text: string, depth: number): Fields {
    const fields: Fields = {};
    for (const signature of members) {
      const name = nameOf(signature);
      if (name === undefined || !("typeAnnotation" in signature)) {
        throw new Error(`Not a field: ${text.slice(signature.start, signature.end)}`);
      }
      const type = signature.typeAnnotation?.typeAnnotation;
      const value = type ? this.#read(type, text, depth + 1) : "unknown";
      const items = typeof value === "object" ? value[LIST] : undefined;
      const optional = "optional" in signature && signature.optional ? "?" : "";
      fields[`${name}${items === undefined ? "" : LIST}${optional}`] = items ?? value;
    }
    return fields;
  }
}

function nameOfType(type: TSType): string {
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName.name : "";
}

/** Key that marks a list of objects, until the name of its field gets the brackets. */
const LIST = "[]";

/** The name of a field; an index signature has the name of its parameter. */
function nameOf(signature: TSSignature): string | undefined {
  if (signature.type === "TSIndexSignature") return `[${signature.parameters[0]?.name ?? "name"}]`;
  if (signature.type !== "TSPropertySignature" || signature.key.type !== "Identifier") return undefined;
  return signature.key.name;
}

function listOf(item: string | Fields): string | Fields {
  if (typeof item === "object") return { [LIST]: item };
  return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
}

function textOf(type: string | Fields): string {
  if (typeof type === "string") return type;
  const fields = Object.entries(type).map(([name, value]) => `${name}: ${textOf(value)}`);
  return `{ ${fields.join("; ")} }`;
}
