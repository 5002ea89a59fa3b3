import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JSXAttribute, type Node, type PropertyKey, parseSync, Visitor } from "oxc-parser";
import type { Finding } from "../findings.ts";
import { projectFiles } from "../project-files.ts";
import { freeQueries, unitless } from "./allowed-values.ts";
import { type Place, strayValues } from "./values.ts";

/** Attributes whose value is a colour; and those whose text is an address or a name, never a style value. */
const painting = new Set(["fill", "stroke", "color", "stopColor", "floodColor", "lightingColor"]);
const naming = new Set(["href", "id", "src", "to"]);

/**
 * Checks that the styles (`*.css.ts`) and the markup (`*.tsx`) of the client below `root` use the theme's tokens for all
 * colours, lengths, durations, easings and window widths. Exceptions are in `allowed-values.ts`.
 */
export function checkTheme(root: string): readonly Finding[] {
  return projectFiles(root)
    .filter((file) => /^client\/.*(?:\.css\.ts|\.tsx)$/.test(file))
    .flatMap((file) => new Reader(file, readFileSync(join(root, file), "utf8")).findings());
}

class Reader {
  readonly #file: string;
  readonly #text: string;
  readonly #isStyle: boolean;
  readonly #findings: Finding[] = [];
  /** Start offsets of the texts that have been checked already. */
  readonly #checked = new Set<number>();

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    this.#isStyle = file.endsWith(".css.ts");
  }

  findings(): readonly Finding[] {
    const { program, errors } = parseSync(this.#file, this.#text);
    if (errors.length > 0) return errors.map(({ message }) => ({ place: this.#file, problem: message }));
    new Visitor({
      ImportDeclaration: ({ source }) => void this.#checked.add(source.start),
      JSXAttribute: (node) => this.#attribute(node),
      Property: ({ key, value, computed }) => {
        const property = computed ? undefined : nameOf(key);
        if (this.#isStyle) this.#styleProperty(property, key, value);
      },
      "Literal:exit": (node) => {
        if (typeof node.value === "string") this.#checkText(node.start, node.value, { style: this.#isStyle });
      },
      "TemplateElement:exit": ({ start, value }) =>
        this.#checkText(start, value.cooked ?? "", { style: this.#isStyle }),
    }).visit(program);
    return this.#findings;
  }

  #styleProperty(property: string | undefined, key: PropertyKey, value: Node): void {
    if (property === "@media") this.#queries(value);
    if (property === "@container") this.#conditions(value);
    // A selector contains other names and numbers.
    if (property !== undefined) this.#checked.add(key.start);
    this.#value(property, value);
  }

  #queries(media: Node): void {
    for (const key of keysOf(media)) {
      const query = nameOf(key);
      // A computed query counts as a custom one.
      const isCustom = query === undefined ? key.type === "TemplateLiteral" : !freeQueries.has(query);
      if (isCustom) this.#find(key.start, `uses its own media query: ${query ?? "a computed text"}`);
    }
  }

  #conditions(container: Node): void {
    for (const key of keysOf(container)) this.#checkText(key.start, nameOf(key) ?? "", { style: true });
  }

  #attribute({ name: { name }, value }: JSXAttribute): void {
    if (value === null || typeof name !== "string") return;
    const given = value.type === "JSXExpressionContainer" ? value.expression : value;
    if (naming.has(name)) this.#checked.add(given.start);
    if (painting.has(name)) this.#value(name, given);
    if (name !== "style" || given.type !== "ObjectExpression") return;
    for (const entry of given.properties) {
      if (entry.type === "Property") this.#styleProperty(nameOf(entry.key), entry.key, entry.value);
    }
  }

  /** Checks a value of a style or of a colour attribute, as far as it is static. */
  #value(property: string | undefined, node: Node): void {
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "string")
          this.#checkText(node.start, node.value, { property, style: true });
        if (typeof node.value === "number") this.#number(node.start, property, node.value);
        break;
      case "TemplateLiteral":
        for (const { start, value } of node.quasis)
          this.#checkText(start, value.cooked ?? "", { property, style: true });
        break;
      default:
        for (const part of partsOf(node)) this.#value(property, part);
    }
  }

  #number(start: number, property: string | undefined, amount: number): void {
    if (property === undefined || unitless.has(property) || amount === 0 || amount === 1) return;
    this.#find(start, `uses ${amount}px`);
  }

  #checkText(start: number, text: string, place: Place): void {
    if (this.#checked.has(start)) return;
    this.#checked.add(start);
    for (const problem of strayValues(text, place)) this.#find(start, problem);
  }

  #find(at: number, problem: string): void {
    const line = this.#text.slice(0, at).split("\n").length;
    this.#findings.push({
      place: `${this.#file}:${line}`,
      problem: `${problem}; the theme has no such value`,
    });
  }
}

function nameOf(key: PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/** The possible results of an expression. */
function partsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case "UnaryExpression":
      return [node.argument];
    case "ConditionalExpression":
      return [node.consequent, node.alternate];
    case "LogicalExpression":
      return [node.left, node.right];
    case "ArrayExpression":
      return node.elements.filter((element) => element !== null);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return [node.expression];
    default:
      return [];
  }
}

function keysOf(node: Node): readonly PropertyKey[] {
  if (node.type !== "ObjectExpression") return [];
  return node.properties.flatMap((entry) => (entry.type === "Property" ? [entry.key] : []));
}
