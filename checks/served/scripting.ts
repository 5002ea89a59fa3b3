import { type Expression, parseSync, Visitor } from "oxc-parser";

/** A place in a module that asks for what content has not: state, effects, handlers, elements to hold on to. */
interface Scripting {
  readonly line: number;
  readonly problem: string;
}

/** Hooks that only read what is the same for as long as the page is shown, on the server as in the browser. */
const READING = new Set(["useContext", "useId", "usePageAddress"]);

/** Finds what works only where React takes over. */
export function findScripting(file: string, text: string): readonly Scripting[] {
  const found: Scripting[] = [];
  const find = (at: number, what: string): void => {
    const line = text.slice(0, at).split("\n").length;
    found.push({ line, problem: `${what}, which does nothing on a first page: its content stays as served` });
  };
  const judgeProp = (at: number, name: string | undefined): void => {
    if (name === "ref" || (name !== undefined && /^on[A-Z]/.test(name))) find(at, `gives ${name}`);
  };
  let spreads = 0;
  const { program, errors } = parseSync(file, text);
  new Visitor({
    CallExpression: ({ start, callee }) => {
      const hook = calledName(callee);
      if (hook !== undefined && /^use(?:[A-Z]|$)/.test(hook) && !READING.has(hook))
        find(start, `calls ${hook}`);
    },
    ClassDeclaration: ({ start, superClass }) => {
      if (superClass !== null && /^(?:Pure)?Component$/.test(calledName(superClass) ?? ""))
        find(start, "is a class");
    },
    JSXAttribute: ({ start, name }) =>
      judgeProp(start, typeof name.name === "string" ? name.name : undefined),
    JSXSpreadAttribute: () => void spreads++,
    "JSXSpreadAttribute:exit": () => void spreads--,
    Property: ({ start, key }) => {
      if (spreads > 0) judgeProp(start, key.type === "Identifier" ? key.name : undefined);
    },
  }).visit(program);
  return [...errors.map(({ message }) => ({ line: 1, problem: `cannot be parsed: ${message}` })), ...found];
}

/** `useId` for `useId` and for `React.useId`. */
function calledName(callee: Expression): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  return callee.property.name;
}
