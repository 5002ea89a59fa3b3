import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Argument,
  type CallExpression,
  type NewExpression,
  parseSync,
  type RegExpLiteral,
  Visitor,
} from "oxc-parser";
import { analyse } from "scslre";
import { type Finding, report } from "./findings.ts";
import { projectFiles } from "./project-files.ts";

/** A regular expression, and the offset of its code in the file. */
interface Found {
  readonly start: number;
  readonly source: string;
  readonly flags: string;
}

/** Stands for a part that is only known at run time, in the form of a single letter that no expression names. */
const UNKNOWN = "\ue000";

/** Code that visitors' input reaches. */
const checked = /^(?:src|client)\/.*\.tsx?$/;

/**
 * Checks that a regular expression takes linear time for a text in which one character is repeated: anything else lets a long
 * input block the process. Literals are checked, and calls of `RegExp` as far as their parts are constants of the file.
 */
export function checkExpressions(root: string): readonly Finding[] {
  return projectFiles(root)
    .filter((file) => checked.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return expressionsIn(file, text).flatMap(({ start, source, flags }) => {
        const place = `${file}:${text.slice(0, start).split("\n").length}`;
        return problemsOf(source, flags).map((problem) => ({ place, problem }));
      });
    });
}

function problemsOf(source: string, flags: string): readonly string[] {
  const { reports } = analyse({ source, flags });
  return reports.map((found) => {
    const part =
      found.type === "Trade" ? `${found.startQuant.raw} and ${found.endQuant.raw}` : found.quant.raw;
    const growth = found.exponential ? "exponential" : "more than linear";
    const repeated = JSON.stringify(found.character.pick);
    return `takes ${growth} time at ${part} of /${source}/${flags} for a text that repeats ${repeated}`;
  });
}

function expressionsIn(file: string, text: string): readonly Found[] {
  const { program } = parseSync(file, text);
  const constants = new Map<string, Argument>();
  const calls: (NewExpression | CallExpression)[] = [];
  const found: Found[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    },
    Literal: (node) => {
      if (isExpression(node))
        found.push({ start: node.start, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: (node) => calls.push(node),
    CallExpression: (node) => calls.push(node),
  }).visit(program);
  for (const { start, callee, arguments: parts } of calls) {
    const [source, flags] = parts;
    if (callee.type !== "Identifier" || callee.name !== "RegExp" || !source) continue;
    const known = { source: textOf(source, constants), flags: flags ? textOf(flags, constants) : "" };
    if (known.source !== UNKNOWN && known.flags !== UNKNOWN) found.push({ start, ...known });
  }
  return found;
}

const isExpression = (node: Argument): node is RegExpLiteral => node.type === "Literal" && "regex" in node;

/** The value of an expression of texts, with constants and sources of regular expressions. */
function textOf(node: Argument, constants: ReadonlyMap<string, Argument>): string {
  switch (node.type) {
    case "Literal":
      if (isExpression(node)) return node.regex.pattern;
      return typeof node.value === "string" ? node.value : UNKNOWN;
    case "TemplateLiteral":
      return node.quasis
        .flatMap(({ value }, index) => {
          const inserted = node.expressions[index];
          return [value.cooked ?? "", inserted ? textOf(inserted, constants) : ""];
        })
        .join("");
    case "Identifier": {
      const init = constants.get(node.name);
      return init ? textOf(init, without(constants, node.name)) : UNKNOWN;
    }
    case "MemberExpression": {
      const isSource = node.property.type === "Identifier" && node.property.name === "source";
      return isSource ? textOf(node.object, constants) : UNKNOWN;
    }
    case "BinaryExpression":
      return node.operator === "+" ? textOf(node.left, constants) + textOf(node.right, constants) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** Shadowed names could otherwise lead in a circle. */
function without(constants: ReadonlyMap<string, Argument>, name: string): ReadonlyMap<string, Argument> {
  return new Map([...constants].filter(([other]) => other !== name));
}

if (import.meta.main) report(checkExpressions(process.cwd()), "Every regular expression takes linear time.");
