import { type Expression, parseSync, Visitor } from "oxc-parser";

/** A use of state, effects, event handlers or refs in a module. */
interface Scripting {
  readonly line: number;
  readonly problem: string;
}

/** Hooks without state or effects, which work on the server. */
const ALLOWED_HOOKS = new Set(["useContext", "useId"]);

/** Finds code that works only after hydration. */
export function findScripting(file: string, text: string): readonly Scripting[] {
  const findings: Scripting[] = [];
  const report = (at: number, what: string): void => {
    const line = text.slice(0, at).split("\n").length;
    findings.push({ line, problem: `${what}, which has no effect: the content of pages is not hydrated` });
  };
  const checkProp = (at: number, name: string | undefined): void => {
    if (name === "ref" || (name !== undefined && /^on[A-Z]/.test(name))) report(at, `sets ${name}`);
  };
  let spreads = 0;
  const { program, errors } = parseSync(file, text);
  new Visitor({
    CallExpression: ({ start, callee }) => {
      const hook = calledName(callee);
      if (hook !== undefined && /^use(?:[A-Z]|$)/.test(hook) && !ALLOWED_HOOKS.has(hook))
        report(start, `calls ${hook}`);
    },
    ClassDeclaration: ({ start, superClass }) => {
      if (superClass !== null && /^(?:Pure)?Component$/.test(calledName(superClass) ?? ""))
        report(start, "is a class");
    },
    JSXAttribute: ({ start, name }) =>
      checkProp(start, typeof name.name === "string" ? name.name : undefined),
    JSXSpreadAttribute: () => void spreads++,
    "JSXSpreadAttribute:exit": () => void spreads--,
    Property: ({ start, key }) => {
      if (spreads > 0) checkProp(start, key.type === "Identifier" ? key.name : undefined);
    },
  }).visit(program);
  return [
    ...errors.map(({ message }) => ({ line: 1, problem: `cannot be parsed: ${message}` })),
    ...findings,
  ];
}

/** `useId` for `useId` and for `React.useId`. */
function calledName(callee: Expression): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  return callee.property.name;
}
