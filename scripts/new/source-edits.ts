import { type ObjectExpression, type Program, parseSync, Visitor } from "oxc-parser";
import { CommandError } from "../command-line.ts";

/** A change of a file of code. Formatting follows. */
export type Edit = (text: string, path: string) => string;

/** Adds an entry to the object of a variable: `const CORE_SECTIONS = { … }`. */
export const entryOf =
  (variable: string, entry: string): Edit =>
  (text, path) =>
    withEntry(text, objectOf(text, path, variable), entry);

/**
 * Adds an entry to a table of a registration, which is the object of a type: `{ … } satisfies PrismicCapability`. The table is
 * added if it has none.
 */
export const registered =
  (type: string, table: string, entry: string): Edit =>
  (text, path) => {
    const registration = registrationOf(text, path, type);
    const present = registration.properties.find(
      (one) => one.type === "Property" && nameOf(one.key) === table && one.value.type === "ObjectExpression",
    );
    if (present?.type === "Property" && present.value.type === "ObjectExpression")
      return withEntry(text, present.value, entry);
    return withEntry(text, registration, `${table}: { ${entry} }`);
  };

/** Adds an item to a list of a registration, with the list if it has none: `pageTypes: ["x"]`. */
export const registeredItem =
  (type: string, list: string, item: string): Edit =>
  (text, path) => {
    const registration = registrationOf(text, path, type);
    for (const one of registration.properties) {
      if (one.type !== "Property" || nameOf(one.key) !== list || one.value.type !== "ArrayExpression")
        continue;
      return inserted(text, one.value.end - 1, one.value.elements.length === 0 ? item : `, ${item}`);
    }
    return withEntry(text, registration, `${list}: [${item}]`);
  };

/** Adds an item to the list of a variable: `const COMPOSED_PAGE_TYPES = [ … ]`. */
export const itemOf =
  (variable: string, item: string): Edit =>
  (text, path) => {
    let end: number | undefined;
    visit(text, path, {
      VariableDeclarator: ({ id, init }) => {
        const value = init?.type === "TSAsExpression" ? init.expression : init;
        if (id.type === "Identifier" && id.name === variable && value?.type === "ArrayExpression")
          end = value.elements.at(-1)?.end;
      },
    });
    return inserted(text, end ?? missing(path, `list ${variable}`), `, ${item}`);
  };

/** Adds a member to an interface. */
export const memberOf =
  (name: string, member: string): Edit =>
  (text, path) => {
    const end = interfaceEnd(text, path, name);
    return inserted(text, end ?? missing(path, `interface ${name}`), `${member}\n`);
  };

/** Adds a member to an interface of another module, with its declaration if the file has none. */
export const declared =
  (module: string, name: string, member: string): Edit =>
  (text, path) => {
    const end = interfaceEnd(text, path, name);
    if (end !== undefined) return inserted(text, end, `${member}\n`);
    const block = `\ndeclare module "${module}" {\n  interface ${name} {\n    ${member}\n  }\n}\n`;
    return inserted(text, parsed(text, path).body.findLast(isImport)?.end ?? 0, block);
  };

/** The members of an interface that may be missing: `dates?: …`. */
export function optionalMembers(name: string, text: string, path: string): readonly string[] {
  let members: readonly string[] | undefined;
  visit(text, path, {
    TSInterfaceDeclaration: ({ id, body }) => {
      if (id.name !== name) return;
      members = body.body.flatMap((member) =>
        member.type === "TSPropertySignature" && member.optional ? String(nameOf(member.key)) : [],
      );
    },
  });
  return members ?? missing(path, `interface ${name}`);
}

/** Imports a name, unless the file has it: `Quote`, or `type Quote`. @throws {CommandError} if it has another of that name. */
export const imported =
  (from: string, ...names: readonly string[]): Edit =>
  (text, path) => {
    const imports = parsed(text, path).body.filter(isImport);
    const known = new Map(
      imports.flatMap(({ source, specifiers }) =>
        specifiers.map(({ local }) => [local.name, source.value] as const),
      ),
    );
    const wanted = names.filter((name) => {
      const source = known.get(name.replace("type ", ""));
      if (source !== undefined && source !== from)
        throw new CommandError(`${path} has a ${name.replace("type ", "")} of ${source} already`);
      return source === undefined;
    });
    if (wanted.length === 0) return text;
    const line = `import { ${wanted.join(", ")} } from "${from}";\n`;
    const existing = imports.find(({ source, importKind }) => source.value === from && importKind !== "type");
    const last = existing?.specifiers.at(-1);
    return last
      ? inserted(text, last.end, `, ${wanted.join(", ")}`)
      : inserted(text, imports[0]?.start ?? 0, line);
  };

/** A name that a file both imports and declares. */
export function namedTwice(text: string, path: string): string | undefined {
  const { body } = parsed(text, path);
  const imports = body
    .filter(isImport)
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const declarations = body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration")
      return declaration.declarations.map(({ id }) => ("name" in id ? id.name : undefined));
    return declaration && "id" in declaration && declaration.id && "name" in declaration.id
      ? [declaration.id.name]
      : [];
  });
  return imports.find((name) => declarations.includes(name));
}

/** Adds a statement at the end of a function. */
export const statementIn =
  (name: string, statement: string): Edit =>
  (text, path) => {
    let end: number | undefined;
    visit(text, path, {
      FunctionDeclaration: ({ id, body }) => {
        if (id?.name === name && body) end = body.end - 1;
      },
    });
    return inserted(text, end ?? missing(path, `function ${name}`), `${statement}\n`);
  };

function objectOf(text: string, path: string, variable: string): ObjectExpression {
  let found: ObjectExpression | undefined;
  visit(text, path, {
    VariableDeclarator: ({ id, init }) => {
      const value = init?.type === "TSSatisfiesExpression" ? init.expression : init;
      if (id.type === "Identifier" && id.name === variable && value?.type === "ObjectExpression")
        found = value;
    },
  });
  return found ?? missing(path, `object ${variable}`);
}

/** The object that has a type by `satisfies`, by its variable, or as what a function returns. */
function registrationOf(text: string, path: string, type: string): ObjectExpression {
  let found: ObjectExpression | undefined;
  const isOfType = (annotation: { readonly start: number; readonly end: number } | null | undefined) =>
    annotation ? text.slice(annotation.start, annotation.end).replace(/^:\s*/, "") === type : false;
  visit(text, path, {
    TSSatisfiesExpression: ({ expression, typeAnnotation }) => {
      const value = expression.type === "TSAsExpression" ? expression.expression : expression;
      if (isOfType(typeAnnotation) && value.type === "ObjectExpression") found = value;
    },
    VariableDeclarator: ({ id, init }) => {
      const annotation = "typeAnnotation" in id ? id.typeAnnotation : undefined;
      if (isOfType(annotation) && init?.type === "ObjectExpression") found = init;
    },
    FunctionDeclaration: ({ returnType, body }) => {
      const last = body?.body.at(-1);
      if (!isOfType(returnType) || last?.type !== "ReturnStatement") return;
      if (last.argument?.type === "ObjectExpression") found = last.argument;
    },
  });
  return found ?? missing(path, `object of the type ${type}`);
}

function interfaceEnd(text: string, path: string, name: string): number | undefined {
  let end: number | undefined;
  visit(text, path, {
    TSInterfaceDeclaration: ({ id, body }) => {
      if (id.name === name) end = body.end - 1;
    },
  });
  return end;
}

function withEntry(text: string, { properties, end }: ObjectExpression, entry: string): string {
  const last = properties.at(-1);
  return last ? inserted(text, last.end, `,\n${entry}`) : inserted(text, end - 1, entry);
}

function inserted(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at);
}

function nameOf(key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): unknown {
  return key.type === "Identifier" ? key.name : key.value;
}

const isImport = (
  statement: Program["body"][number],
): statement is Extract<Program["body"][number], { type: "ImportDeclaration" }> =>
  statement.type === "ImportDeclaration";

function visit(text: string, path: string, visitors: ConstructorParameters<typeof Visitor>[0]): void {
  new Visitor(visitors).visit(parsed(text, path));
}

function parsed(text: string, path: string): Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new CommandError(`${path} cannot be parsed: ${errors[0].message}`);
  return program;
}

function missing(path: string, what: string): never {
  throw new CommandError(`${path} has no ${what} to add to: add it by hand, as CONTRIBUTING.md says`);
}
