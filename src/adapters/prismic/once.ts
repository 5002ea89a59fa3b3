/** A function of an object that does its work once for each. What it has found lives as long as the object does. */
export function once<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = found.get(key);
    if (before) return before.value;
    const value = find(key);
    found.set(key, { value });
    return value;
  };
}
