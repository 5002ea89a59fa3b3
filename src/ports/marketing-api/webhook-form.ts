/** Nested fields of a form, `data[merges][EMAIL]`. Objects without a prototype, so that no name is special. */
export interface FormData {
  readonly [name: string]: string | FormData;
}

interface Fields {
  [name: string]: string | Fields;
}

/** Deeper than anything the service sends. */
const MAX_DEPTH = 8;

/** Reads a form-encoded body whose names nest by brackets. Names that nest too deep are left out. */
export function parseForm(body: string): FormData {
  const form = noFields();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = pathOf(name);
    const last = path.pop();
    if (last === undefined || path.length >= MAX_DEPTH) continue;
    put(form, path, last, value);
  }
  return form;
}

/** `data[merges][EMAIL]` as `data`, `merges`, `EMAIL`. */
function pathOf(name: string): string[] {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(form: Fields, path: readonly string[], last: string, value: string): void {
  let fields = form;
  for (const name of path) {
    const before = fields[name];
    const inner = typeof before === "object" ? before : noFields();
    fields[name] = inner;
    fields = inner;
  }
  // `name[]` counts up.
  fields[last === "" ? String(Object.keys(fields).length) : last] = value;
}

function noFields(): Fields {
  return Object.create(null);
}
