function memberAt(object: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((owner, name) => (isObject(owner) ? Reflect.get(owner, name) : undefined), object);
}

/** The method at a path, bound to its owner. */
export function functionAt(object: object, path: string): (...args: readonly unknown[]) => unknown {
  const method = memberAt(object, path);
  if (typeof method !== "function") throw new TypeError(`There is no method ${path}`);
  const owner = memberAt(object, path.slice(0, path.lastIndexOf(".")));
  return (...args) => Reflect.apply(method, owner, args);
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
